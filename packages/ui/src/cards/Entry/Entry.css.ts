import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

// The columns of the page: facts in the label column, text in the wide one.
const columns = 'repeat(12, minmax(0, 1fr))';
const wordsAndEnd = 'minmax(0, 1fr) auto';

export const entry = recipe({
  base: inComponents({
    display: 'grid',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.m,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    breakInside: 'avoid',
  }),
  variants: {
    facts: {
      true: inComponents({
        '@media': {
          [media.tablet]: { gridTemplateColumns: wordsAndEnd },
          [media.desktop]: { gridTemplateColumns: columns, paddingBlock: vars.space.l },
        },
      }),
      false: inComponents({ '@media': { [media.tablet]: { gridTemplateColumns: wordsAndEnd } } }),
    },
    muted: { true: inComponents({ color: vars.colour.textSoft }) },
  },
});

export const words = recipe({
  base: inComponents({ display: 'grid', alignContent: 'start', gap: vars.space.xs, textWrap: 'pretty' }),
  variants: {
    place: {
      alone: {},
      besideFacts: inComponents({
        '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: '4 / -1' } },
      }),
      between: inComponents({ '@media': { [media.desktop]: { gridColumn: '4 / 10' } } }),
    },
  },
});

/** After the heading in the DOM, before it visually. */
export const meta = style(
  inComponents({
    order: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.desktop]: {
        gridColumn: '1 / span 3',
        flexDirection: 'column',
        alignItems: 'flex-start',
        // On the first line of the heading.
        paddingBlockStart: vars.space.xxs,
      },
    },
  }),
);

export const end = recipe({
  base: inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s }),
  variants: {
    facts: {
      true: inComponents({
        '@media': {
          [media.tablet]: { justifyContent: 'flex-end', alignSelf: 'start' },
          [media.desktop]: { gridColumn: '10 / -1' },
        },
      }),
      false: inComponents({ '@media': { [media.tablet]: { justifyContent: 'flex-end', alignSelf: 'center' } } }),
    },
  },
});
