import { style } from '@vanilla-extract/css';
import { inBase, inComponents, inOverrides, media, vars } from '../../theme/styling';

const inlinePadding = { paddingInline: vars.space.m, '@media': { [media.tablet]: { paddingInline: vars.space.l } } };

export const field = style(
  inComponents({
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.m,
    // Aligns the icon of the close button, not the box around it, with the edge.
    paddingInlineEnd: vars.space.xxs,
    '@media': { [media.tablet]: { paddingInlineStart: vars.space.l, paddingInlineEnd: vars.space.s } },
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    backgroundColor: vars.colour.surface,
    color: vars.colour.textSoft,
    // The row shows focus with its line, instead of a ring around the text.
    selectors: {
      '&:has(input:focus-visible)': {
        borderBlockEndColor: vars.colour.accent,
        boxShadow: `inset 0 -1px 0 ${vars.colour.accent}`,
      },
    },
  }),
);

export const input = style(
  inComponents({
    inlineSize: '100%',
    minBlockSize: '3rem',
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.colour.text,
    fontSize: vars.size.l,
    lineHeight: vars.leading.l,
    selectors: {
      '&::placeholder': { color: vars.colour.textSoft, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
      // The dialog has its own close button.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': { [media.forcedColours]: { selectors: { '&:focus-visible': { outline: '2px solid' } } } },
  }),
);

export const said = style(
  inBase({
    ...inlinePadding,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textWrap: 'pretty',
  }),
);

export const list = style(inBase({ selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.xs } } }));

export const group = style(inBase({ display: 'grid' }));

export const groupLabel = style(
  inBase({
    ...inlinePadding,
    paddingBlock: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
  }),
);

/** The line above says what the results are. */
export const unseen = style(inBase({ display: 'none' }));

/** Marked with a line, not by colour alone. */
export const mark = style(
  inComponents({
    backgroundColor: 'transparent',
    color: vars.colour.text,
    textDecorationLine: 'underline',
    textDecorationColor: vars.colour.marker,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.18em',
  }),
);

const resultBox = style(
  inComponents({
    ...inlinePadding,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    minBlockSize: vars.width.target,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    cursor: 'pointer',
    // The sticky field covers what scrolls below it.
    scrollMarginBlockStart: '5rem',
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.colour.sunken, boxShadow: `inset 3px 0 0 ${vars.colour.accent}` },
    },
  }),
);
const outlined = style(
  inOverrides({
    '@media': {
      [media.forcedColours]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
export const result = `${resultBox} ${outlined}`;

export const title = style(
  inBase({ fontSize: vars.size.s, lineHeight: vars.leading.s, fontWeight: vars.weight.medium }),
);

const soft = { color: vars.colour.textSoft, fontSize: vars.size.xs, lineHeight: vars.leading.xs };

export const kind = style(inBase({ ...soft, paddingBlockStart: '0.15em' }));

export const description = style(inBase({ ...soft, gridColumn: '1 / -1', textWrap: 'pretty' }));

/** Only on devices with a keyboard. */
export const keys = style(
  inComponents({
    ...inlinePadding,
    display: 'none',
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    '@media': {
      '(hover: hover) and (pointer: fine)': { display: 'flex' },
      [media.tablet]: { paddingInline: vars.space.l },
    },
  }),
);

export const key = style(inBase({ fontFamily: 'inherit', fontWeight: vars.weight.medium, color: vars.colour.text }));
