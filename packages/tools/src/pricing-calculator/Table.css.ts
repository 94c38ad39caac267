import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, vars } from '@advisor/ui/theme';

const hairline = `1px solid ${vars.colour.hairline}`;

export const table = style(
  inComponents({
    inlineSize: '100%',
    marginBlockEnd: vars.space.s,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

/** The first and last cells of a row align with the edges of the text. */
globalStyle(
  `${table} :is(th, td)`,
  inComponents({
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.m,
    borderBlockStart: hairline,
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'baseline',
  }),
);
globalStyle(`${table} :is(th, td):first-child`, inComponents({ paddingInlineStart: 0 }));
globalStyle(`${table} :is(th, td):last-child`, inComponents({ textAlign: 'end', overflowWrap: 'anywhere' }));
globalStyle(`${table} thead`, inComponents({ color: vars.colour.textSoft }));
globalStyle(`${table} tfoot`, inComponents({ fontWeight: vars.weight.strong }));
