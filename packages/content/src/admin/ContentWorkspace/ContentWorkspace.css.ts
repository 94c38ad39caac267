import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Wide enough for the tree, the form and the preview. */
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

/** The tree beside the open pane; above it on a phone. */
export const columns = columnsFrom(media.desktop);

/** The form and its preview; the tree too where all three fit. */
export const columnsOfEntry = columnsFrom(wide);

/** On a phone the tree is hidden while something is open. */
export const treeOfOpen = shownFrom(media.desktop);

export const treeOfEntry = shownFrom(wide);

/** A link back to the tree, where both do not fit. */
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

/** Takes focus when another pane opens. The scroll margin clears the sticky bar. */
export const paneHeading = style(
  inComponents({
    scrollMarginBlockStart: '6rem',
    overflowWrap: 'anywhere',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const list = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

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

export const lists = style(
  inComponents({ display: 'none', '@media': { [media.desktop]: { display: 'grid', gap: vars.space.s } } }),
);

export const listNames = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl }),
);

export const listName = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: vars.width.target,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  }),
);

/** The form, with the preview beside it where it fits. */
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

/** Jumps to the preview where it is below the form. */
export const toPreview = hiddenFrom(media.desktop);

/** Sticky below the site's bar while the form scrolls. */
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

/** Only for pointers that can drag. */
export const grip = style(
  inComponents({
    display: 'none',
    cursor: 'grab',
    color: vars.colour.textSoft,
    '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline-flex' } },
  }),
);
