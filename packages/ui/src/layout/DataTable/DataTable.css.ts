import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

const hairline = `1px solid ${vars.colour.hairline}`;

export const table = style(
  inBase({ inlineSize: '100%', textAlign: 'start', fontVariantNumeric: 'lining-nums tabular-nums' }),
);

export const caption = style(
  inBase({
    paddingBlockEnd: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textAlign: 'start',
  }),
);

/** Scroll containers clip, so the focus ring is inside. */
export const scroll = style(inBase({ overflowX: 'auto', selectors: { '&:focus-visible': { outlineOffset: '-2px' } } }));

/** The first and last cells of a row are flush with the table. */
globalStyle(
  `${table} :is(th, td)`,
  inBase({
    paddingInlineEnd: vars.space.m,
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'break-word',
  }),
);
globalStyle(`${table} :is(th, td):last-child`, inBase({ paddingInlineEnd: 0 }));
globalStyle(
  `${table} thead`,
  inBase({
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
    verticalAlign: 'bottom',
  }),
);
globalStyle(`${table} :is(tbody, tfoot) tr`, inBase({ borderBlockStart: hairline, breakInside: 'avoid' }));
/** A rule separates totals from the rows. */
globalStyle(`${table} tfoot`, inBase({ fontWeight: vars.weight.strong }));
globalStyle(`${table} tfoot tr:first-child`, inBase({ borderBlockStart: `1px solid ${vars.colour.border}` }));

export const size = styleVariants({
  medium: inBase({ fontSize: vars.size.s, lineHeight: vars.leading.s }),
  small: inBase({ fontSize: vars.size.xs, lineHeight: vars.leading.xs }),
});
globalStyle(`${size.medium} :is(th, td)`, inBase({ paddingBlock: vars.space.s }));
globalStyle(`${size.small} :is(th, td)`, inBase({ paddingBlock: vars.space.xs }));

export const align = styleVariants({ baseline: {}, top: {} });
globalStyle(`${align.baseline} :is(tbody, tfoot)`, inBase({ verticalAlign: 'baseline' }));
globalStyle(`${align.top} :is(tbody, tfoot)`, inBase({ verticalAlign: 'top' }));

export const figures = styleVariants({ none: {}, last: {}, all: {} });
globalStyle(
  `${figures.last} :is(th, td):last-child, ${figures.all} :is(th, td):not(:first-child)`,
  inBase({ textAlign: 'end' }),
);
