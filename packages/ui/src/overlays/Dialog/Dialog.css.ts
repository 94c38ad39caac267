import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';
import * as layers from '../../theme/layers.css';

/**
 * The part of the window that can be seen. In an `<iframe>` as high as its content that is not all of it: the page inside
 * sets what is above, below and between (`followView` of the site).
 */
const view = {
  above: 'var(--advisor-view-above, 0px)',
  below: 'var(--advisor-view-below, 0px)',
  height: 'var(--advisor-view-height, 100dvb)',
};

const dialog = style(
  inComponents({
    position: 'fixed',
    inset: `auto 0 ${view.below}`,
    inlineSize: '100%',
    maxInlineSize: 'none',
    // A strip of the page stays visible, so that the sheet looks like a layer above it.
    maxBlockSize: `calc(${view.height} - ${vars.space.l})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: 0,
    borderStartStartRadius: vars.radius.surface,
    borderStartEndRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    color: vars.colour.text,
    boxShadow: vars.shadow.overlay,
    // Browsers show the top layer even if the page around it is hidden.
    visibility: 'inherit',
    selectors: { '&::backdrop': { backgroundColor: vars.colour.backdrop } },
    '@media': {
      [media.tablet]: {
        inset: `${view.above} 0 ${view.below}`,
        margin: 'auto',
        inlineSize: `calc(100% - 2 * ${vars.space.l})`,
        blockSize: 'fit-content',
        maxBlockSize: `calc(${view.height} - 2 * ${vars.space.xl})`,
        borderRadius: vars.radius.surface,
      },
    },
  }),
);

/** A window so low, at 400 % zoom for example, that header and footer would leave no space for a field. */
const low = '(max-height: 25em)';

/** Fills a low window, with space around the focused element. */
const filling = style(inOverrides({ '@media': { [low]: { maxBlockSize: '100dvb', scrollPaddingBlock: '4rem' } } }));

const outlined = style(inOverrides({ '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } } }));

const widest = (maxInlineSize: string) => [
  dialog,
  outlined,
  style(inComponents({ '@media': { [media.tablet]: { maxInlineSize } } })),
];

/** Fixed at the top: it resizes at its bottom, and an on-screen keyboard does not cover it. */
const hanging = style(
  inComponents({
    inset: '0 0 auto',
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    borderEndStartRadius: vars.radius.surface,
    borderEndEndRadius: vars.radius.surface,
    '@media': {
      [media.tablet]: {
        inset: 0,
        marginBlock: 'min(12dvb, 6rem) auto',
        maxBlockSize: 'calc(100dvb - 2 * min(12dvb, 6rem))',
        borderRadius: vars.radius.surface,
      },
    },
  }),
);

export const modal = styleVariants({
  text: [...widest(vars.width.text), filling],
  page: [...widest(vars.width.page), filling],
  narrow: [...widest(vars.width.narrow), filling],
  search: [...widest(vars.width.text), hanging],
});

/** The page behind does not scroll. */
globalStyle(`html:has(${dialog}:modal)`, { '@layer': { [layers.components]: { overflow: 'hidden' } } });

export const frame = style(inComponents({ display: 'grid' }));

const stays = { position: 'sticky', zIndex: 1, backgroundColor: vars.colour.surface } as const;
const inlinePadding = { paddingInline: vars.space.m, '@media': { [media.tablet]: { paddingInline: vars.space.l } } };
/** Scrolls with the content, which gets the whole height. */
const scrollsWhenLow = style(inOverrides({ '@media': { [low]: { position: 'static' } } }));

export const header = style([
  scrollsWhenLow,
  inComponents({
    ...stays,
    ...inlinePadding,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  }),
]);

/** As high as the close button beside it. */
export const heading = style(
  inComponents({
    display: 'grid',
    alignContent: 'center',
    minInlineSize: 0,
    minBlockSize: vars.width.target,
    paddingBlockStart: '0.25rem',
  }),
);

/** Aligns the icon, not the box around it, with the edge. */
export const close = style(inComponents({ marginInlineEnd: `calc(-1 * ${vars.space.s})` }));

export const body = style(
  inComponents({ ...inlinePadding, display: 'grid', gap: vars.space.m, minInlineSize: 0, paddingBlock: vars.space.l }),
);

export const footer = style([
  scrollsWhenLow,
  inComponents({
    ...stays,
    ...inlinePadding,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
  }),
]);
