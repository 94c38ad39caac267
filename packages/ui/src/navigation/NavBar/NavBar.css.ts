import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars, visuallyHidden } from '../../theme/styling';

/** The minimum width at which eight links, the brand and the actions fit in one row. */
const linksFit = 'screen and (min-width: 70em)';
/** Where they stand in a menu. */
const inMenu = 'screen and (max-width: 69.99em)';
// SITE-24
/** Where the brand and the menu button may not fit in one row, as on a phone with text at 200 percent. */
const tooLarge = 'screen and (max-width: 14em)';

export const bar = style(
  inComponents({
    position: 'sticky',
    zIndex: 10,
    insetBlockStart: 0,
    backgroundColor: vars.colour.background,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    '@media': {
      print: { position: 'static', backgroundColor: 'transparent' },
      // Two rows of enlarged text would cover too much of the page.
      [tooLarge]: { position: 'relative' },
    },
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    minBlockSize: '4rem',
    paddingBlock: vars.space.xxs,
    '@media': { print: { minBlockSize: 0 } },
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

export const nav = style(inComponents({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } }));

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
        maxBlockSize: 'calc(100dvb - 100%)',
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
  // These colours take the transparent away and the colour of the current page: its line alone tells it.
  inOverrides({
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-current="page"]': { borderBlockEnd: '4px solid LinkText' } } },
      [`${linksFit} and ${media.forcedColours}`]: { borderBlockColor: 'Canvas' },
    },
  }),
]);

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

/** Controls that need a script are hidden without one. */
export const scripted = style(inOverrides({ '@media': { '(scripting: none)': { display: 'none' } } }));

/** In the bar, the text is for screen readers only. */
export const actionLabel = style(
  inComponents({
    '@media': {
      [linksFit]: visuallyHidden,
    },
  }),
);
