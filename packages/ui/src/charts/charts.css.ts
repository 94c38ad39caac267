import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { inBase, inComponents, inOverrides, vars } from '../theme/styling';

/** The color of the marks. */
const drawn = createVar();

export const figure = style(
  inBase({ margin: 0, minInlineSize: 0, breakInside: 'avoid', fontVariantNumeric: 'lining-nums tabular-nums' }),
);

export const caption = style(inBase({ display: 'block', textAlign: 'start' }));

export const label = style(
  inBase({
    display: 'block',
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    lineHeight: '1.25',
    fontWeight: vars.weight.heading,
  }),
);

export const summary = style(
  inBase({
    display: 'block',
    marginBlockStart: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const plot = style(inBase({ marginBlockStart: vars.space.m }));

/** The end of the scale, as a label above the drawing. */
export const scale = style(
  inBase({
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  }),
);

export const drawing = style([
  inBase({
    display: 'block',
    inlineSize: '100%',
    blockSize: '10rem',
    overflow: 'visible',
    borderBlockEnd: `1px solid ${vars.colour.border}`,
    vars: { [drawn]: vars.colour.accent },
    color: drawn,
  }),
  inOverrides({ '@media': { '(forced-colors: active)': { vars: { [drawn]: 'CanvasText' } } } }),
]);
// Time runs in the reading direction.
globalStyle(`[dir='rtl'] ${drawing}`, inBase({ transform: 'scaleX(-1)' }));

export const bar = style(inBase({ fill: 'currentColor' }));

/** A full-height hit area for each bar, so that small ones can be hovered. */
export const room = style(inBase({ fill: 'transparent' }));

export const line = style(
  inBase({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
/** Distinguished by its dashes as well as by its color. */
export const otherLine = style([
  line,
  inBase({ color: vars.colour.marker, strokeDasharray: '2 5' }),
  inOverrides({ '@media': { '(forced-colors: active)': { color: 'CanvasText' } } }),
]);

export const ends = style(
  inBase({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s,
    marginBlockStart: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

export const legend = style(
  inBase({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    rowGap: vars.space.xxs,
    margin: 0,
    marginBlockStart: vars.space.xs,
    padding: 0,
    listStyle: 'none',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);
export const legendItem = style(inBase({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));
export const sample = style([
  inBase({ flexShrink: 0, inlineSize: '1.5rem', blockSize: '2px', overflow: 'visible', color: vars.colour.accent }),
  inOverrides({ '@media': { '(forced-colors: active)': { color: 'CanvasText' } } }),
]);

export const details = style(
  inBase({ marginBlockStart: vars.space.xs, fontSize: vars.size.xs, lineHeight: vars.leading.xs }),
);
export const opener = style(
  inBase({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.width.target,
    color: vars.colour.accent,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

/** Long tables scroll inside. */
export const scroll = style(inBase({ maxBlockSize: '20rem', overflow: 'auto' }));

/** Long names wrap, figures do not. */
export const name = style(inComponents({ overflowWrap: 'anywhere' }));
export const value = style(inBase({ whiteSpace: 'nowrap' }));

/** Below the name of a row. */
export const track = style([
  inBase({
    display: 'block',
    inlineSize: '100%',
    blockSize: '6px',
    marginBlockStart: vars.space.xxs,
    vars: { [drawn]: vars.colour.accent },
    color: drawn,
  }),
  inOverrides({ '@media': { '(forced-colors: active)': { vars: { [drawn]: 'CanvasText' } } } }),
]);
globalStyle(`[dir='rtl'] ${track}`, inBase({ transform: 'scaleX(-1)' }));
/** The full amount behind a highlighted part. */
export const whole = style(inBase({ fill: 'currentColor', opacity: 0.3 }));

export const nothing = style(
  inBase({
    marginBlock: vars.space.m,
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const sparkline = style([
  inBase({
    display: 'block',
    inlineSize: '100%',
    blockSize: '2rem',
    overflow: 'visible',
    vars: { [drawn]: vars.colour.accent },
    color: drawn,
  }),
  inOverrides({ '@media': { '(forced-colors: active)': { vars: { [drawn]: 'CanvasText' } } } }),
]);
globalStyle(`[dir='rtl'] ${sparkline}`, inBase({ transform: 'scaleX(-1)' }));
