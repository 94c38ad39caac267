import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where there is room for the tree, the form of an entry and its preview. */
const wide = 'screen and (min-width: 100em)';

const columnsFrom = (query: string) =>
  style(
    inComponents({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'start',
      '@media': { [query]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
    }),
  );
const shownFrom = (query: string) =>
  style(inComponents({ display: 'none', '@media': { [query]: { display: 'block' } } }));
const hiddenFrom = (query: string) => style(inComponents({ '@media': { [query]: { display: 'none' } } }));

/** The tree beside what is open; above it on a phone. */
export const columns = columnsFrom(media.desktop);

/** The form of an entry and its preview, with the tree only where there is room for all three. */
export const columnsOfEntry = columnsFrom(wide);

/** On a phone the tree makes room for what is open. */
export const treeOfOpen = shownFrom(media.desktop);

export const treeOfEntry = shownFrom(wide);

/** Opens the tree on a phone, where it is longer than everything else. */
export const treeMenu = hiddenFrom(media.desktop);

export const treeSummary = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    cursor: 'pointer',
    fontWeight: vars.weight.medium,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const turning = style(
  inComponents({ marginInlineStart: 'auto', selectors: { 'details[open] &': { rotate: '180deg' } } }),
);

export const treeInMenu = style(
  inComponents({
    display: 'none',
    selectors: { 'details[open] + &': { display: 'block' } },
    '@media': { [media.desktop]: { display: 'block' } },
  }),
);

/** Back to the tree, where there is no room for both. */
export const back = hiddenFrom(media.desktop);

export const backOfEntry = hiddenFrom(wide);

export const pane = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    minInlineSize: 0,
  }),
);

/** Receives the focus when something else is opened. Below the sticky bar when the focus scrolls to it. */
export const paneHeading = style(
  inComponents({
    scrollMarginBlockStart: '6rem',
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const list = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const treeItem = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    selectors: {
      '&:has([aria-current="page"])': { fontWeight: vars.weight.strong },
    },
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.m,
    paddingBlock: vars.space.xs,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    selectors: { '&[data-over]': { background: vars.colour.sunken } },
  }),
);

export const rowWords = style(
  inComponents({ flex: '1 1 12rem', display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const rowActions = style(inComponents({ display: 'flex', marginInlineStart: 'auto' }));

/** The form, and the preview beside it where there is room. */
export const editor = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24.5rem)' },
      [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    },
    selectors: { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Leads to the preview where it is below the form. */
export const toPreview = hiddenFrom(media.desktop);

/** Stays in sight, below the bar of the site, while the form is scrolled. */
export const beside = style(
  inComponents({
    minInlineSize: 0,
    scrollMarginBlockStart: '6rem',
    '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } },
  }),
);

export const saveLine = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
  }),
);

export const change = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.m,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

export const changeField = style(inComponents({ fontWeight: vars.weight.medium }));

export const version = style(inComponents({ margin: 0, whiteSpace: 'pre-wrap' }));

/** Only where a pointer can drag. */
export const grip = style(
  inComponents({
    display: 'none',
    cursor: 'grab',
    color: vars.colour.textSoft,
    '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline-flex' } },
  }),
);
