import { recipe } from '@vanilla-extract/recipes';
import { inBase } from '../../theme/styling';
import { gap } from '../space.css';

export const stack = recipe({
  base: inBase({ display: 'flex', minInlineSize: 0 }),
  variants: {
    direction: {
      column: inBase({ flexDirection: 'column' }),
      row: inBase({ flexDirection: 'row', flexWrap: 'wrap' }),
    },
    space: gap,
    align: {
      start: inBase({ alignItems: 'flex-start' }),
      center: inBase({ alignItems: 'center' }),
      end: inBase({ alignItems: 'flex-end' }),
      stretch: inBase({ alignItems: 'stretch' }),
    },
    justify: {
      start: {},
      between: inBase({ justifyContent: 'space-between' }),
      center: inBase({ justifyContent: 'center' }),
    },
  },
});
