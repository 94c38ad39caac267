import { recipe } from '@vanilla-extract/recipes';
import { inBase, media, vars } from '../../theme/styling';
import { gap } from '../space.css';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: inBase({ display: 'grid', gridTemplateColumns: columns(1) }),
  variants: {
    columns: {
      1: {},
      2: inBase({ '@media': { [media.tablet]: { gridTemplateColumns: columns(2) } } }),
      3: inBase({
        '@media': {
          [media.tablet]: {
            gridTemplateColumns: columns(2),
            // In two columns the last of three would be alone.
            selectors: {
              '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: columns(3), columnGap: vars.space.m },
            },
          },
          [media.desktop]: {
            gridTemplateColumns: columns(3),
            selectors: { '&:has(> :nth-child(3):last-child)': { columnGap: vars.space.xl } },
          },
          print: { gridTemplateColumns: columns(3) },
        },
      }),
      4: inBase({
        '@media': {
          [media.tablet]: { gridTemplateColumns: columns(2) },
          [media.desktop]: { gridTemplateColumns: columns(4) },
        },
      }),
    },
    space: gap,
  },
});
