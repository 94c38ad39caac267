import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';
import { small, stackedOnPaper, unbroken } from '../frame/ToolFrame.css';

export { small };

export const stepper = style(
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: vars.width.text,
  }),
);

/** The question is what the step is about. */
export const question = style({});
globalStyle(
  `${question} legend`,
  inOverrides({ fontSize: vars.size.l, lineHeight: vars.leading.l, textWrap: 'balance' }) as object,
);

export const buttons = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const results = style([
  stackedOnPaper,
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    containerType: 'inline-size',
  }),
]);

export const part = style([
  unbroken,
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    '@container': { '(min-width: 42rem)': { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: vars.space.xl } },
    '@media': { print: { paddingBlockStart: vars.space.s } },
  }),
]);

export const content = style(inComponents({ display: 'grid', gap: vars.space.m, maxInlineSize: '44rem' }));

/** In two columns on paper. */
export const categories = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    '@media': {
      print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${vars.space.s} ${vars.space.l}` },
    },
  }),
);

export const list = style(inComponents({ display: 'grid' }));

export const item = style(
  inComponents({
    paddingBlock: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    textWrap: 'pretty',
    selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
    '@media': { print: { paddingBlock: vars.space.xxs, fontSize: vars.size.xs, lineHeight: vars.leading.xs } },
  }),
);

export const table = style(
  inComponents({
    inlineSize: '100%',
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);
const cells = (selector: string, rule: object) => globalStyle(`${table} ${selector}`, inComponents(rule) as object);
cells(':is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  textAlign: 'end',
  fontWeight: vars.weight.regular,
});
globalStyle(`${table} :is(th, td)`, inOverrides({ '@media': { print: { paddingBlock: '2px' } } }));
cells(':is(th, td):first-child', { paddingInlineStart: 0, textAlign: 'start' });
cells('thead th', { color: vars.colour.textSoft, fontSize: vars.size.xs });

export const caption = style([small, inComponents({ paddingBlockEnd: vars.space.xs, textAlign: 'start' })]);
