import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, vars } from '../../theme/styling';

export const fileLink = recipe({
  base: inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
  }),
  variants: {
    align: {
      start: {},
      // In the source the facts come after the link that they describe.
      end: inComponents({ '@media': { [media.tablet]: { flexDirection: 'row-reverse' } } }),
    },
  },
});
