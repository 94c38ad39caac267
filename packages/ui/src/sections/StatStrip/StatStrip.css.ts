import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { inBase, inOverrides, media, vars } from '../../theme/styling';

/** The characters that a column has to fit: of the longest figure, or the mean of all where the columns differ. */
const characters = createVar();
const gap = vars.space.m;
/** The number of columns. */
const columns = createVar();
const crowded = [4, 5, 6];

const onPhone = 'screen and (max-width: 39.99em)';
const onTablet = 'print, screen and (min-width: 40em) and (max-width: 59.99em)';
const odd = ':has(> :nth-child(odd):last-child)';
const five = ':has(> :nth-child(5):last-child)';
/** Up to four characters, five figures fit one row of a tablet. */
const short = ':is([data-longest="1"], [data-longest="2"], [data-longest="3"], [data-longest="4"])';

export const strip = style(
  inBase({
    vars: { [columns]: '2' },
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: vars.space.l,
    columnGap: gap,
    '@media': {
      [onTablet]: {
        vars: { [columns]: '3' },
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        selectors: {
          [`&${short}${five}`]: { vars: { [columns]: '5' }, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
        },
      },
      [media.desktop]: {
        vars: { [columns]: '3' },
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        selectors: Object.fromEntries(
          crowded.map((count) => [
            `&:has(> :nth-child(${count}))`,
            // Columns as wide as their figures.
            { vars: { [columns]: `${count}` }, gridAutoColumns: 'auto' },
          ]),
        ),
      },
    },
  }),
);

/** Longer words, such as places, stay at headline size. */
const longestAtDisplaySize = 6;
// One to three characters get the width of "90%"; six include a separator, as in "5,000+".
const lengths = Array.from({ length: longestAtDisplaySize }, (_, index) => index + 1);
for (const length of lengths)
  globalStyle(
    `${strip}[data-longest="${length}"]`,
    inBase({ vars: { [characters]: `${Math.min(Math.max(length, 3.4), 5.6)}` } }),
  );
for (const mean of [3, 3.5, 4, 4.5, 5, 5.5, 6])
  globalStyle(
    `${strip}[data-mean="${mean}"]:has(> :nth-child(${crowded[0]}))`,
    inBase({ '@media': { [media.desktop]: { vars: { [characters]: `${Math.max(mean, 3.4)}` } } } }),
  );
const displayed = lengths.map((length) => `[data-longest="${length}"]`).join();

/**
 * The figure is above its label visually, although in the DOM a term precedes its value. Two and four form pairs on a
 * tablet, three and six rows of three.
 */
export const stat = style(
  inBase({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    breakInside: 'avoid',
    '@media': {
      [onTablet]: {
        gridColumn: 'span 2',
        selectors: {
          '&:first-child:nth-last-child(2), &:first-child:nth-last-child(2) ~ &': { gridColumn: 'span 3' },
          '&:first-child:nth-last-child(4), &:first-child:nth-last-child(4) ~ &': { gridColumn: 'span 3' },
          [`${strip}${short}${five} > &`]: { gridColumn: 'auto' },
        },
      },
    },
  }),
);

/** As large as the longest figure fits, in the display cut, between headline size and 140 px. */
export const figure = style([
  inBase({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.display,
    lineHeight: '1',
    letterSpacing: '-0.018em',
    fontVariantNumeric: 'lining-nums proportional-nums',
    selectors: {
      [`${strip}:is(${displayed}) &`]: {
        // The font size at which the figures fit their columns: "200+" takes 0.5875 em per character, plus a gap.
        fontSize: `clamp(${vars.size.display}, (100cqi - (${columns} - 1) * ${gap}) / (${columns} * ${characters} * 0.62), 8.75rem)`,
        fontStretch: '75%',
        letterSpacing: '-0.045em',
        whiteSpace: 'nowrap',
      },
    },
  }),
  // Print has other columns than the screen.
  inOverrides({ '@media': { print: { fontSize: vars.size.hero } } }),
]);

export const name = style(
  inBase({
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    textWrap: 'balance',
    // Labels do not widen their columns.
    '@media': { [media.desktop]: { inlineSize: 0, minInlineSize: '100%' } },
  }),
);

/**
 * Where one figure would be alone in the last row, each has a row with its label beside it: an odd number on a phone, and
 * on a tablet five that do not fit one row.
 */
const inRows = { [onPhone]: odd, [onTablet]: `${five}:not(${short})` };
for (const [query, which] of Object.entries(inRows)) {
  const list = `${strip}${which}`;
  const when = (rule: object) => inBase({ '@media': { [query]: rule } });
  globalStyle(list, when({ gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', gap: vars.space.m }));
  globalStyle(
    `${list} > ${stat}`,
    when({
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: '"figure name"',
      alignItems: 'center',
      columnGap: vars.space.m,
    }),
  );
  globalStyle(`${list} > ${stat} > ${figure}`, when({ gridArea: 'figure' }));
  globalStyle(`${list} > ${stat} > ${name}`, when({ gridArea: 'name' }));
}
