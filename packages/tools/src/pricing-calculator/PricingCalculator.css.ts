import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';
import { stackedOnPaper } from '../frame/ToolFrame.css';

const hairline = `1px solid ${vars.colour.hairline}`;
/** The minimum width of the tool for the form beside the estimate. */
const wide = '(min-width: 54rem)';
/** The minimum width for a bar beside its label and amount. */
const roomy = '(min-width: 30rem)';
/** Where a label and its amount do not fit in one line, as with enlarged text on a phone. */
const tight = '(max-width: 14rem)';
const small = { fontSize: vars.size.xs, lineHeight: vars.leading.xs } as const;
const tabular = 'lining-nums tabular-nums';

export const tool = style([
  stackedOnPaper,
  inComponents({ containerType: 'inline-size', display: 'grid', gap: vars.space.xxl }),
]);

export const columns = style([
  inComponents({
    display: 'grid',
    gap: vars.space.xxl,
    alignItems: 'start',
    selectors: {
      // The form of a shared estimate may be closed.
      '&:has(form)': {
        '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: '4rem' } },
      },
    },
  }),
  inOverrides({ '@media': { print: { display: 'block' } } }),
]);

export const form = style(inComponents({ display: 'grid', gap: vars.space.l }));

export const counts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
    gap: vars.space.m,
  }),
);

export const legend = style(inComponents({ marginBlockEnd: vars.space.xs, fontWeight: vars.weight.medium }));

export const options = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: `${vars.space.xs} ${vars.space.l}`,
  }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const result = style([
  stackedOnPaper,
  inComponents({ containerType: 'inline-size', display: 'grid', gap: vars.space.l, minInlineSize: 0 }),
]);

export const figures = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${vars.space.l} ${vars.space.xxl}`,
  }),
);

export const mainFigure = style(inComponents({ flexBasis: '100%', '@media': { print: { flexBasis: 'auto' } } }));

export const figureName = style(
  inComponents({ paddingBlockEnd: vars.space.xxs, color: vars.colour.textSoft, ...small }),
);

const anyFigure = inComponents({ fontVariantNumeric: tabular, overflowWrap: 'anywhere' });
export const figure = styleVariants({
  large: [
    anyFigure,
    inComponents({
      fontFamily: vars.font.heading,
      fontSize: vars.size.display,
      lineHeight: '1.1',
      letterSpacing: '-0.018em',
    }),
  ],
  small: [anyFigure, inComponents({ fontSize: vars.size.l, lineHeight: vars.leading.l })],
});

export const axis = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockEnd: vars.space.xxs,
    color: vars.colour.textSoft,
    fontVariantNumeric: tabular,
    ...small,
    '@container': { [roomy]: { marginInlineStart: '13rem', marginInlineEnd: '8.5rem' } },
  }),
);

export const rows = style(inComponents({ borderBlockEnd: hairline }));

const anyRow = inComponents({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  borderBlockStart: hairline,
  breakInside: 'avoid',
  '@container': {
    [roomy]: { gridTemplateColumns: '12rem minmax(0, 1fr) 7.5rem' },
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': { print: { paddingBlock: '2px' } },
});
export const row = styleVariants({
  plain: [anyRow],
  sum: [anyRow, inComponents({ borderBlockStartColor: vars.colour.border, fontWeight: vars.weight.strong })],
});

export const amount = style(
  inComponents({
    fontVariantNumeric: tabular,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '@container': { [roomy]: { gridColumn: 3, gridRow: 1 }, [tight]: { textAlign: 'start' } },
  }),
);

export const track = style(
  inComponents({
    position: 'relative',
    gridColumn: '1 / -1',
    blockSize: vars.space.m,
    borderInlineStart: `1px solid ${vars.colour.border}`,
    '@container': { [roomy]: { gridColumn: 2, gridRow: 1 } },
  }),
);

export const parts = style(
  inComponents({
    gridColumn: '1 / -1',
    color: vars.colour.textSoft,
    fontVariantNumeric: tabular,
    fontWeight: vars.weight.regular,
    ...small,
  }),
);
