import { inComponents, media, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `1px solid ${vars.colour.hairline}`;

/** A sheet of paper. Wide content scrolls inside. */
export const sheet = style(
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: '46rem',
    padding: `${vars.space.xl} ${vars.space.m}`,
    backgroundColor: vars.colour.surface,
    border: line,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: { padding: `${vars.space.xxl} ${vars.space.xl}` },
      print: { border: 0, padding: 0, maxInlineSize: 'none' },
    },
  }),
);

/** The bar above the title, as in the document. */
export const bar = style(
  inComponents({
    inlineSize: '4.5rem',
    blockSize: '5px',
    backgroundColor: vars.colour.accent,
    printColorAdjust: 'exact',
  }),
);

export const title = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xxl,
    lineHeight: vars.leading.xxl,
    textWrap: 'balance',
  }),
);

export const part = style(inComponents({ display: 'grid', gap: vars.space.s }));
export const items = style(
  inComponents({ display: 'grid', gap: vars.space.xs, paddingInlineStart: '1.3em', listStyle: 'disc' }),
);
export const numbered = style(inComponents({ listStyle: 'decimal' }));
/** A decorative checkbox before each item. */
export const checks = style(inComponents({ listStyle: 'none' }));
globalStyle(
  `${checks} > li::before`,
  inComponents({ content: '"☐" / ""', float: 'inline-start', marginInlineStart: '-1.3em' }),
);

export const note = style(
  inComponents({
    padding: vars.space.s,
    paddingInlineStart: vars.space.m,
    backgroundColor: vars.colour.sunken,
    borderInlineStart: `3px solid ${vars.colour.accent}`,
  }),
);

export const scroll = style(inComponents({ overflowX: 'auto' }));
export const table = style(
  inComponents({
    inlineSize: '100%',
    minInlineSize: '30rem',
    borderCollapse: 'collapse',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'lining-nums tabular-nums',
    overflowWrap: 'break-word',
    '@media': { print: { minInlineSize: 0 } },
  }),
);
globalStyle(
  `${table} :is(th, td)`,
  inComponents({
    padding: `${vars.space.xs} ${vars.space.s} ${vars.space.xs} 0`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: line,
  }),
);
globalStyle(`${table} [data-figures]`, inComponents({ textAlign: 'end' }));
export const caption = style(
  inComponents({ textAlign: 'start', fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.xs }),
);
