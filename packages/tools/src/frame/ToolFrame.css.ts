import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';

const notOnPaper = { '@media': { print: { display: 'none' } } };

/** One below another on paper, instead of in a grid: a grid does not grow at a page break, and later content would overlap it. */
export const stackedOnPaper = style(inOverrides({ '@media': { print: { display: 'block' } } }));
globalStyle(`${stackedOnPaper} > * + *`, inOverrides({ '@media': { print: { marginBlockStart: vars.space.m } } }));

export const frame = style([
  stackedOnPaper,
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    color: vars.colour.text,
    fontFamily: vars.font.text,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    selectors: {
      // A theme of its own needs its own background.
      '&[data-theme]': {
        padding: vars.space.l,
        borderRadius: vars.radius.surface,
        backgroundColor: vars.colour.background,
      },
    },
  }),
  inOverrides({ '@media': { print: { paddingBlock: vars.space.m } } }),
]);

export const messages = style([
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    scrollMarginBlockStart: vars.space.m,
    selectors: { '&:empty': { display: 'none' } },
  }),
  inOverrides(notOnPaper),
]);

export const bar = style([
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
  }),
  inOverrides(notOnPaper),
]);

export const buttons = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

/** What explains: soft and small. */
export const small = style(
  inComponents({ color: vars.colour.textSoft, fontSize: vars.size.xs, lineHeight: vars.leading.xs }),
);

export const notice = style([
  inComponents({
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
  inOverrides(notOnPaper),
]);

/** The title and the day of a printed sheet, at both ends of a line. */
export const sheetTitle = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    fontFamily: vars.font.heading,
    fontSize: vars.size.xl,
    lineHeight: vars.leading.xl,
  }),
);
export const sheetResult = style(inComponents({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }));
export const sheetHeading = style(inComponents({ display: 'grid', gap: vars.space.xxs }));

/** Not broken over sheets, nor kept with what follows: a heading in a column passes its `break-after` on to its row. */
export const unbroken = style(inComponents({ breakInside: 'avoid' }));
globalStyle(`${unbroken} :is(h2, h3, h4, h5, h6)`, inOverrides({ '@media': { print: { breakAfter: 'auto' } } }));

/** Hides what is useless on paper: buttons, filters. */
export const screenOnly = style(inOverrides(notOnPaper));

/** What was entered, below the title of a printed sheet. */
export const sheetInputs = style([small, inComponents({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })]);

/** The file field, opened by the button beside it. */
export const hiddenFileInput = style(inComponents({ display: 'none' }));

/** The place of a tool whose language is loading. */
export const waiting = style(inComponents({ minBlockSize: '32rem' }));
