import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

export const label = style(
  inBase({
    color: vars.colour.marker,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.strong,
    letterSpacing: '0.07em',
    textTransform: 'uppercase',
  }),
);
