import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Receives the focus when another list is opened. */
export const pane = style(
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    minInlineSize: 0,
    scrollMarginBlockStart: '6rem',
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

/** The form, and the preview beside it where there is room. */
export const editor = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24.5rem)' },
    },
    selectors: { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Leads to the preview where it is below the form. */
export const toPreview = style(inComponents({ '@media': { [media.desktop]: { display: 'none' } } }));

/** Stays in sight, below the title of the dialog, while the form is scrolled. */
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
