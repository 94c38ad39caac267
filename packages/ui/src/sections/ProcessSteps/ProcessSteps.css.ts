import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

export const duration = style(
  inBase({
    color: vars.colour.marker,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
  }),
);
