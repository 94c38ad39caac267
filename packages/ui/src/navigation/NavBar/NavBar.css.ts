import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars, zIndex } from '../../theme/styling';

/** The minimum width at which eight links, a group, the brand and the actions fit in one row. */
const linksFit = 'screen and (min-width: 75em)';
/** Where the links are in a menu. */
export const inMenu = 'screen and (max-width: 74.99em)';

export const bar = style(
  inComponents({
    position: 'sticky',
    zIndex: zIndex.bar,
    insetBlockStart: 0,
    backgroundColor: vars.colour.background,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    '@media': { print: { position: 'static', backgroundColor: 'transparent' } },
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: '4rem',
  }),
);

export const brand = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.width.target,
    // The serif font sits high in its line box; this aligns it with the links.
    paddingBlockStart: '0.15em',
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    fontWeight: vars.weight.heading,
    letterSpacing: '-0.01em',
    lineHeight: '1.1',
    textDecoration: 'none',
  }),
);

export const nav = style(inComponents({ '@media': { print: { display: 'none' } } }));

export const disclosure = style(inComponents({ '@media': { [linksFit]: { display: 'none' } } }));

export const menuButton = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.s,
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    borderRadius: vars.radius.control,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontWeight: vars.weight.medium,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { backgroundColor: vars.colour.sunken } },
  }),
);

export const whenClosed = style(inComponents({ selectors: { [`${disclosure}[open] &`]: { display: 'none' } } }));
export const whenOpen = style(inComponents({ selectors: { [`${disclosure}:not([open]) &`]: { display: 'none' } } }));

export const panel = style(
  inComponents({
    '@media': {
      [inMenu]: {
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        display: 'grid',
        maxBlockSize: 'calc(100dvb - 4rem)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: vars.space.m,
        paddingBlock: vars.space.xs,
        borderBlock: `1px solid ${vars.colour.hairline}`,
        backgroundColor: vars.colour.background,
        boxShadow: vars.shadow.overlay,
        selectors: { [`${disclosure}:not([open]) + &`]: { display: 'none' } },
      },
      [linksFit]: { display: 'flex', alignItems: 'center', gap: vars.space.m },
    },
  }),
);

export const links = style(
  inComponents({ '@media': { [linksFit]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m } } }),
);

export const link = style([
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.width.target,
    color: vars.colour.textSoft,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.colour.text },
      '&[aria-current="page"]': { color: vars.colour.accent, fontWeight: vars.weight.medium },
    },
    '@media': {
      [inMenu]: { minBlockSize: '3rem', borderBlockEnd: `1px solid ${vars.colour.hairline}`, color: vars.colour.text },
      [linksFit]: {
        fontSize: vars.size.xs,
        lineHeight: vars.leading.xs,
        borderBlock: '2px solid transparent',
        selectors: { '&[aria-current="page"]': { borderBlockEndColor: vars.colour.accent } },
      },
    },
  }),
  // Forced colours remove the transparency and the current page's colour; its line still marks it.
  inOverrides({
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-current="page"]': { borderBlockEnd: '4px solid LinkText' } } },
      [`${linksFit} and ${media.forcedColours}`]: { borderBlockColor: 'Canvas' },
    },
  }),
]);

export const group = style(inComponents({ position: 'relative' }));

/** A group's button; like a link, with a chevron. */
export const groupWord = style([
  link,
  inComponents({
    gap: vars.space.xxs,
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      [`${group}:has([aria-current="page"]) &`]: { color: vars.colour.accent, fontWeight: vars.weight.medium },
    },
    '@media': { [inMenu]: { justifyContent: 'space-between' } },
  }),
]);
globalStyle(`${groupWord} svg`, inComponents({ inlineSize: '1em', blockSize: '1em' }));
globalStyle(`details[open] > ${groupWord} svg`, inComponents({ transform: 'scaleY(-1)' }));

/** In the bar a popup below the button; in the menu indented rows. */
export const groupLinks = style(
  inComponents({
    '@media': {
      [inMenu]: { paddingInlineStart: vars.space.m },
      [linksFit]: {
        position: 'absolute',
        insetBlockStart: '100%',
        insetInlineStart: `calc(-1 * ${vars.space.m})`,
        paddingInline: vars.space.m,
        paddingBlock: vars.space.xs,
        border: `1px solid ${vars.colour.hairline}`,
        borderRadius: vars.radius.surface,
        backgroundColor: vars.colour.surface,
        boxShadow: vars.shadow.overlay,
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { [inMenu]: { justifyContent: 'space-between', paddingBlock: vars.space.s } },
  }),
);

export const action = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minInlineSize: vars.width.target,
    minBlockSize: vars.width.target,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    selectors: { '&:hover': { backgroundColor: vars.colour.sunken } },
  }),
);

/** Controls that need JavaScript are hidden without it. */
export const scripted = style(inOverrides({ '@media': { '(scripting: none)': { display: 'none' } } }));

/** An action without an icon shows its label in the bar too. */
export const actionInWords = style(
  inComponents({
    paddingInline: vars.space.xs,
    color: vars.colour.textSoft,
    selectors: { '&:hover': { color: vars.colour.text } },
    '@media': { [linksFit]: { fontSize: vars.size.xs, lineHeight: vars.leading.xs } },
  }),
);

/** Visually hidden in the bar. */
export const actionLabel = style(
  inComponents({
    '@media': {
      [linksFit]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
