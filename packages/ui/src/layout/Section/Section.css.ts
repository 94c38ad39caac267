import { globalStyle, style } from '@vanilla-extract/css';
import { inBase, inOverrides, media, vars } from '../../theme/styling';

export const sunken = style(inBase({ backgroundColor: vars.colour.sunken, paddingBlock: vars.space.section }));

// Sections on the page background start with a hairline above the label; bands, and sections after a band, do not.
const openingRule = { borderBlockStart: `1px solid ${vars.colour.hairline}`, paddingBlockStart: vars.space.xl };

export const paper = style(
  inBase({
    paddingBlockEnd: vars.space.section,
    selectors: { [`${sunken} + &`]: { paddingBlockStart: vars.space.section } },
  }),
);

const columns = {
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.space.l,
  // The label is aligned with the first line of the heading.
  alignItems: 'baseline',
} as const;

const grid = {
  display: 'grid',
  rowGap: vars.space.s,
  // On paper a grid would break between the heading and what it heads.
  '@media': { [media.desktop]: columns, print: { display: 'block' } },
} as const;

export const frame = style(
  inBase({
    ...grid,
    selectors: {
      [`${paper} &`]: openingRule,
      [`${sunken} + ${paper} &`]: { borderBlockStart: 0, paddingBlockStart: 0 },
    },
  }),
);

/** Without a heading there is no hairline: its content starts with its own. */
export const bareFrame = style(inBase(grid));

/** The last of several has the usual section spacing below it. */
export const foldedSection = style(
  inBase({
    selectors: {
      '&:not(:has(+ &))': { paddingBlockEnd: vars.space.section },
      [`${sunken} + &`]: { paddingBlockStart: vars.space.section },
    },
  }),
);

export const fold = style([
  inBase({
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    selectors: {
      [`${foldedSection}:not(:has(+ ${foldedSection}), :last-child) &`]: {
        borderBlockEnd: `1px solid ${vars.colour.hairline}`,
      },
    },
  }),
  // It cannot be opened on paper.
  inOverrides({
    '@media': { print: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } } },
  }),
]);

export const foldSummary = style(
  inBase({
    position: 'relative',
    display: 'grid',
    rowGap: vars.space.xxs,
    paddingBlock: vars.space.l,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.colour.accent } },
    '@media': { [media.desktop]: columns },
  }),
);
globalStyle(
  `${foldSummary} > svg`,
  inBase({
    position: 'absolute',
    insetInlineEnd: vars.space.s,
    insetBlockStart: 'calc(50% - 10px)',
    '@media': { print: { display: 'none' } },
  }),
);
globalStyle(`details[open] > ${foldSummary} > svg`, inBase({ transform: 'rotate(45deg)' }));
// Room for the sign, inside the heading: padding on the grid would shift its columns.
globalStyle(
  `${foldSummary} > :is(h2, h3, h4)`,
  inBase({ paddingInlineEnd: vars.space.xxl, '@media': { [media.desktop]: { gridColumn: '4 / -1' } } }),
);

export const foldedFrame = style(
  inBase({
    display: 'grid',
    paddingBlockEnd: vars.space.xxl,
    '@media': { [media.desktop]: columns },
  }),
);

export const labelColumn = style(
  inBase({ breakAfter: 'avoid', '@media': { [media.desktop]: { gridColumn: '1 / span 3' } } }),
);

export const fullBody = style(
  inBase({
    minInlineSize: 0,
    selectors: { '* + &': { marginBlockStart: vars.space.l } },
    '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
  }),
);

/** The section number, hidden from screen readers; sticky together with its label. */
export const chapter = style([
  labelColumn,
  inBase({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.s,
    counterIncrement: 'chapter',
    selectors: {
      '&::before': {
        content: 'counter(chapter) / ""',
        display: 'block',
        color: vars.colour.textSoft,
        fontFamily: vars.font.heading,
        fontSize: vars.size.xl,
        lineHeight: vars.leading.xl,
        fontVariantNumeric: 'lining-nums proportional-nums',
      },
    },
    '@media': {
      [media.desktop]: {
        display: 'block',
        selectors: {
          // Full-width content has its own label in this column.
          [`&:not(:has(~ ${fullBody}))`]: {
            position: 'sticky',
            insetBlockStart: `calc(4rem + var(--advisor-contents-height, 0px) + ${vars.space.l})`,
          },
          '&::before': { fontSize: vars.size.xxl, lineHeight: vars.leading.xxl },
        },
      },
    },
  }),
]);
globalStyle('body', inBase({ counterReset: 'chapter' }));
// The only section of a page has no number.
globalStyle(
  `:is(${paper}, ${sunken}):not(:has(~ * ${chapter})):not(:has(${chapter}) ~ *) ${chapter}::before`,
  inBase({ display: 'none' }),
);

const wideColumn = { '@media': { [media.desktop]: { gridColumn: '4 / -1' } } };

export const header = style(inBase({ display: 'grid', gap: vars.space.m, breakAfter: 'avoid', ...wideColumn }));

export const body = style(
  inBase({
    minInlineSize: 0,
    selectors: { [`${header} + &`]: { marginBlockStart: vars.space.l } },
    ...wideColumn,
  }),
);

export const printedBand = style(
  inOverrides({ '@media': { print: { backgroundColor: 'transparent', paddingBlock: vars.space.l } } }),
);
