import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const picture = style(
  inComponents({
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    backgroundColor: vars.colour.sunken,
  }),
);
