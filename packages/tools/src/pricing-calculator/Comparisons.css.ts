import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';
import { stackedOnPaper } from '../frame/ToolFrame.css';

const hairline = `1px solid ${vars.colour.hairline}`;
/** The minimum width for the form beside the estimate. */
const wide = '(min-width: 54rem)';
const small = { fontSize: vars.size.xs, lineHeight: vars.leading.xs } as const;
const tabular = 'lining-nums tabular-nums';

/** The sections below form and estimate. */
export const more = style([stackedOnPaper, inComponents({ display: 'grid', gap: vars.space.xxl })]);

/** The saving form beside the list of scenarios. */
export const saving = style([
  inComponents({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.l,
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: '4rem' } },
  }),
  inOverrides({ '@media': { print: { display: 'block' } } }),
]);

export const part = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.m,
    minInlineSize: 0,
    '@media': { print: { gap: vars.space.xs } },
  }),
);

export const levels = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    columnGap: vars.space.l,
  }),
);

export const level = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    borderBlockStart: hairline,
    breakInside: 'avoid',
  }),
);

export const levelName = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '1.75rem',
  }),
);

export const facts = style(inComponents({ display: 'grid', gap: vars.space.xxs, ...small }));

export const fact = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    fontVariantNumeric: tabular,
  }),
);

export const saveForm = style(inComponents({ display: 'grid', justifyItems: 'start', gap: vars.space.s }));

export const scenarios = style(inComponents({ borderBlockEnd: hairline }));

/** On paper the name and the total are in a row, above what it has. */
export const scenario = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlock: vars.space.s,
    borderBlockStart: hairline,
    fontVariantNumeric: tabular,
    breakInside: 'avoid',
    '@media': {
      print: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'baseline',
        columnGap: vars.space.m,
        rowGap: 0,
        paddingBlock: '2px',
      },
    },
  }),
);

export const track = style(
  inComponents({
    position: 'relative',
    blockSize: vars.space.m,
    borderInlineStart: `1px solid ${vars.colour.border}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const scenarioName = style([
  levelName,
  inComponents({ overflowWrap: 'anywhere', '@media': { print: { minBlockSize: 0 } } }),
]);
export const scenarioTotal = style(inComponents({ overflowWrap: 'anywhere' }));
export const scenarioText = style(
  inComponents({ color: vars.colour.textSoft, ...small, '@media': { print: { gridColumn: '1 / -1' } } }),
);
// More than three take two columns on paper, without what they have, so that twelve leave the estimate on one sheet.
const many = `${scenarios}:has(> :nth-child(4))`;
globalStyle(many, inOverrides({ '@media': { print: { columns: 2, columnGap: vars.space.l } } }));
globalStyle(`${many} ${scenarioText}`, inOverrides({ '@media': { print: { display: 'none' } } }));
export const scenarioActions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
