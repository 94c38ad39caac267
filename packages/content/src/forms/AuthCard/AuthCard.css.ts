import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  inComponents({
    marginBlock: vars.space.section,
    padding: vars.space.l,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
  }),
);
