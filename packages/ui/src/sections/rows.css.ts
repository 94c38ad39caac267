import { style, styleVariants } from '@vanilla-extract/css';
import { inBase, media, vars } from '../theme/styling';

/** Rows between hairlines, laid out like a table: an icon or number, a title, a text. */
export const rows = style(inBase({ borderBlockEnd: `1px solid ${vars.colour.hairline}` }));

const row = style(
  inBase({
    display: 'grid',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    breakInside: 'avoid',
    '@media': { [media.tablet]: { alignItems: 'baseline', paddingBlock: vars.space.l } },
  }),
);

const titleAndText = 'minmax(0, 4fr) minmax(0, 7fr)';

export const rowWith = styleVariants({
  text: [row, inBase({ '@media': { [media.tablet]: { gridTemplateColumns: titleAndText } } })],
  sign: [
    row,
    inBase({
      gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr)`,
      '@media': { [media.tablet]: { gridTemplateColumns: `${vars.space.xl} ${titleAndText}` } },
    }),
  ],
});

/** The number or the icon before a row. */
export const sign = style(
  inBase({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    // One line of the title beside it.
    blockSize: '1lh',
    color: vars.colour.textSoft,
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Under the title on a phone, where the sign keeps its own column; beside it in a wider window. */
export const text = style(
  inBase({
    gridColumn: '-2 / -1',
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    textWrap: 'pretty',
  }),
);
