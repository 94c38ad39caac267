import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const statement = style(
  inComponents({
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    fontFamily: vars.font.heading,
    fontSize: vars.size.xl,
    lineHeight: vars.leading.xl,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    breakInside: 'avoid',
  }),
);
