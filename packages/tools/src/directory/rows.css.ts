import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';

/** The minimum width of the tool for two columns. */
const wide = 'directory (min-width: 40rem)';

/**
 * The container that the widths inside depend on. On paper it is none, and a block: Chromium prints the end of a long list
 * over what follows it, if pages break inside a container or inside a grid around the list.
 */
export const directory = style([
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    containerType: 'inline-size',
    containerName: 'directory',
  }),
  inOverrides({ '@media': { print: { containerType: 'normal', display: 'block' } } }),
]);
globalStyle(`${directory} > * + *`, inOverrides({ '@media': { print: { marginBlockStart: vars.space.l } } }) as object);

/** Without scripts, a list in `<noscript>` replaces the controls. */
export const needsScripts = style(inOverrides({ '@media': { '(scripting: none)': { display: 'none' } } }));

export const controls = style([
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    gap: vars.space.m,
    '@container': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr' } },
  }),
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);

export const search = style(inComponents({ gridColumn: '1 / -1', '@container': { [wide]: { gridColumn: 'auto' } } }));

/** The line above a list: its count and its actions. */
export const summary = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);

export const count = style(
  inComponents({
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const buttons = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const section = style([
  inComponents({ display: 'grid', gap: vars.space.m }),
  inOverrides({ '@media': { print: { display: 'block' } } }),
]);

const columns = { gridTemplateColumns: 'minmax(9rem, 1fr) minmax(0, 3fr)', columnGap: vars.space.l };

export const row = style(
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    paddingBlock: vars.space.l,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    breakInside: 'avoid',
    '@container': { [wide]: columns },
    '@media': { print: columns },
  }),
);

const inColumn = { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-start' } as const;

/** The narrow column: after the row's name in reading order, before it on screen. */
export const facts = style(
  inComponents({
    order: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.s}`,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [wide]: inColumn },
    '@media': { print: inColumn },
  }),
);

/** The wide column. */
export const words = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    alignContent: 'start',
    textWrap: 'pretty',
  }),
);

export const text = style(inComponents({ maxInlineSize: vars.width.text }));

/** A match of the search, underlined, so not marked by colour alone. */
export const mark = style(
  inComponents({
    backgroundColor: 'transparent',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: vars.colour.marker,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.18em',
  }),
);

export const placeholders = style([inComponents({ display: 'grid' }), needsScripts]);

export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xs }),
);

export const form = style(inComponents({ display: 'grid', gap: vars.space.l }));

/** A group of toggle buttons, one of them pressed. */
export const switcher = style(
  inComponents({
    display: 'flex',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    overflow: 'clip',
  }),
);

export const switchButton = style(
  inComponents({
    minBlockSize: vars.width.target,
    minInlineSize: 'min(4.5rem, 22.5vw)',
    paddingInline: `min(${vars.space.m}, 5vw)`,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.strong,
    selectors: {
      '&:hover': { backgroundColor: vars.colour.sunken },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.colour.sunken,
        color: vars.colour.text,
        boxShadow: `inset 0 -2px ${vars.colour.accent}`,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
