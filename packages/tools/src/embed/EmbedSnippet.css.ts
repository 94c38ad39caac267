import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const code = style(
  inComponents({
    overflowX: 'auto',
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    fontFamily: vars.font.mono,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    whiteSpace: 'pre',
  }),
);
