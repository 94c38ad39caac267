import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';
import { small } from '../frame/ToolFrame.css';

export { small };

export const stepper = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    maxInlineSize: vars.width.text,
  }),
);

export const progress = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);

/** The question is the step's main content. */
export const question = style({});
globalStyle(
  `${question} legend`,
  inOverrides({ fontSize: vars.size.l, lineHeight: vars.leading.l, textWrap: 'balance' }) as object,
);

export const buttons = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

// On paper not grids, whose rows do not grow across a page break: later content would overlap them.
export const results = style([
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    containerType: 'inline-size',
  }),
  inOverrides({ '@media': { print: { display: 'block' } } }),
]);
globalStyle(`${results} > * + *`, inOverrides({ '@media': { print: { marginBlockStart: vars.space.m } } }));

export const part = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    '@container': { '(min-width: 42rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.xl } },
  }),
);

export const content = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, maxInlineSize: '44rem' }),
);

export const gauge = style(inComponents({ display: 'grid', gap: vars.space.m }));

export const overall = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m }),
);

export const figure = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.display,
    lineHeight: '1.1',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

/** Band widths: 40, 20, 20 and 20 of 100. */
export const bands = style([
  small,
  inComponents({ display: 'grid', gridTemplateColumns: '2fr 1fr 1fr 1fr', marginBlockStart: vars.space.xs }),
]);

export const range = style(inComponents({ display: 'block', fontVariantNumeric: 'tabular-nums' }));

export const category = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 6.5rem',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    paddingBlockEnd: vars.space.m,
    breakInside: 'avoid',
  }),
);

export const percent = style(inComponents({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' }));

export const bar = style(inComponents({ gridColumn: '1 / -1' }));

export const list = style(inComponents({ display: 'grid', '@media': { print: { display: 'block' } } }));

export const item = style(
  inComponents({
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    textWrap: 'balance',
    selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  }),
);

/** The two bars of a row, one below the other. */
export const bars = style(inComponents({ inlineSize: '34%' }));
globalStyle(`${bars} > * + *`, inComponents({ marginBlockStart: '2px' }) as object);
