import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

export const fieldRow = style(
  inBase({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    columnGap: vars.space.m,
    rowGap: vars.space.l,
  }),
);
