import { recipe } from '@vanilla-extract/recipes';
import { inBase, media } from '../../theme/styling';
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
          [media.tablet]: { gridTemplateColumns: columns(2) },
          [media.desktop]: { gridTemplateColumns: columns(3) },
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
