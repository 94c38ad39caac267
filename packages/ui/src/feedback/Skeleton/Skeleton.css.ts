import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inBase, inComponents, media, vars } from '../../theme/styling';

export const skeleton = style(inBase({ display: 'grid', gap: vars.space.xs }));

/** A static shape, without animation. */
export const bone = recipe({
  base: inComponents({
    backgroundColor: vars.colour.hairline,
    borderRadius: vars.radius.control,
    '@media': { [media.forcedColours]: { border: '1px solid GrayText' } },
  }),
  variants: {
    shape: {
      // The height of the letters, with the leading of the text around it.
      line: inComponents({
        blockSize: '0.75em',
        marginBlock: `calc((${vars.leading.s} * 1em - 0.75em) / 2)`,
        fontSize: vars.size.s,
        selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
      }),
      heading: inComponents({ blockSize: '1em', fontSize: vars.size.l, inlineSize: '45%' }),
      block: inComponents({ aspectRatio: '16 / 9' }),
    },
  },
});
