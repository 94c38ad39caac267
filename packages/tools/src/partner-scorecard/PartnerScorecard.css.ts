import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';
import { stackedOnPaper, unbroken } from '../frame/ToolFrame.css';

const hairline = `1px solid ${vars.colour.hairline}`;
/** The minimum width for two columns. */
const wide = '(min-width: 44rem)';
const small = { fontSize: vars.size.xs, lineHeight: vars.leading.xs } as const;
const tabular = 'lining-nums tabular-nums';
const onScreenNot = { '@media': { screen: { display: 'none' } } };

export const tool = style([
  inComponents({ containerType: 'inline-size', display: 'grid', gap: vars.space.xxl }),
  stackedOnPaper,
]);

export const view = style([inComponents({ display: 'grid', gap: vars.space.xxl }), stackedOnPaper]);

/** The tabs scroll instead of widening the page, and stay within it if it has no margin. */
export const tabs = style(inComponents({ minInlineSize: 0, paddingInlineEnd: vars.space.xs }));

export const form = style(inComponents({ display: 'grid', gap: vars.space.xl }));

export const group = style([
  unbroken,
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    paddingBlockStart: vars.space.m,
    borderBlockStart: hairline,
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)', columnGap: vars.space.xxl } },
  }),
]);

export const fields = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.l,
    minInlineSize: 0,
  }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const result = style([inComponents({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }), stackedOnPaper]);

export const company = style(inComponents({ overflowWrap: 'anywhere' }));

export const verdict = style(inComponents({ display: 'grid', gap: vars.space.xs }));

export const component = style(inComponents({ display: 'grid', alignContent: 'start', gap: vars.space.xxs }));

export const rules = style(inComponents({ ...small, fontVariantNumeric: tabular }));

export const rule = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    paddingBlock: vars.space.xxs,
  }),
);

export const next = style(inComponents({ display: 'block', color: vars.colour.textSoft }));

export const rulePoints = style(inComponents({ fontWeight: vars.weight.strong, textAlign: 'end' }));

export const rawTotal = style(inComponents({ fontWeight: vars.weight.strong, fontVariantNumeric: tabular }));

export const lines = style(inComponents({ display: 'grid', gap: vars.space.xs }));

export const notes = style(inComponents({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

/** Printed because the form is not. */
export const paperOnly = style(inOverrides(onScreenNot));

export const adding = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.xs} ${vars.space.m}` }),
);

export const comparison = style(inComponents({ display: 'grid', gap: vars.space.m }));

export const scroll = style([
  inComponents({ overflowX: 'auto' }),
  inOverrides({ '@media': { print: { overflowX: 'visible' } } }),
]);

export const table = style(inComponents({ inlineSize: '100%', fontVariantNumeric: tabular }));

export const totalRow = style(inComponents({ fontWeight: vars.weight.strong }));

globalStyle(
  `${table} :is(th, td)`,
  inComponents({
    minInlineSize: '8rem',
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.l,
    borderBlockStart: hairline,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${table} :is(th, td)`, inOverrides({ '@media': { print: { paddingBlock: '3px' } } }));
globalStyle(`${table} thead`, inComponents({ fontWeight: vars.weight.medium }));
globalStyle(`${table} tbody th`, inComponents({ color: vars.colour.textSoft, ...small }));
