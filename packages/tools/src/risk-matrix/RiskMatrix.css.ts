import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars, type Level } from '@advisor/ui/theme';
import { small, stackedOnPaper } from '../frame/ToolFrame.css';

export { small };

export const section = style([
  stackedOnPaper,
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.m,
    minInlineSize: 0,
  }),
]);

export const texts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    gap: vars.space.m,
  }),
);

export const buttons = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }),
);

export const tiles = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(50% - 0.5rem, 9rem), 1fr))',
    gap: vars.space.m,
  }),
);

/** The figure above its label, though a term comes before its value in the markup. */
export const tile = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlockStart: vars.space.s,
    borderBlockStart: `1px solid ${vars.colour.border}`,
  }),
);

export const figure = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xxl,
    lineHeight: vars.leading.xxl,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

export const earlier = style(
  inComponents({
    marginInlineStart: vars.space.xs,
    color: vars.colour.textSoft,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.regular,
    fontSize: vars.size.xs,
  }),
);

/** Matrix and register side by side if there is room. */
export const columns = style([
  stackedOnPaper,
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
    alignItems: 'start',
    gap: vars.space.xl,
  }),
]);

export const matrix = style([
  section,
  inComponents({ containerType: 'inline-size' }),
  inOverrides({ '@media': { print: { breakInside: 'avoid', marginBlockEnd: vars.space.l } } }),
]);

const narrow = '(max-width: 26rem)';
const narrowest = '(max-width: 19rem)';
/** Where the name of a level is wider than a cell, as with enlarged text on a phone. */
const tight = '(max-width: 17.5rem)';
const gap = '2px';

export const table = style(
  inComponents({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: gap,
    overflowWrap: 'normal',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

export const caption = style(
  inComponents({ paddingBlockEnd: vars.space.s, color: vars.colour.textSoft, textAlign: 'start', textWrap: 'pretty' }),
);

export const axisColumn = style(inComponents({ inlineSize: '1.25rem' }));
export const namesColumn = style(
  inComponents({ inlineSize: '4.25rem', '@container': { [narrow]: { inlineSize: '1.25rem' } } }),
);

export const axis = style(inComponents({ fontWeight: vars.weight.strong, textAlign: 'center' }));
const onEnd = { writingMode: 'sideways-lr', textAlign: 'center' } as const;

export const name = style(
  inComponents({
    paddingBlock: vars.space.xxs,
    color: vars.colour.textSoft,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    '@container': { [tight]: { ...onEnd, textAlign: 'start', padding: vars.space.xxs } },
  }),
);

export const upright = style(inComponents({ ...onEnd, fontWeight: vars.weight.strong }));

export const rowName = style(
  inComponents({
    paddingInlineEnd: vars.space.xs,
    color: vars.colour.textSoft,
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    '@container': { [narrow]: { ...onEnd, paddingInlineEnd: 0 } },
  }),
);

export const cell = style([
  inComponents({
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gridTemplate: '"score count" 1fr "level level" auto / 1fr auto',
    alignItems: 'start',
    inlineSize: '100%',
    minBlockSize: '5rem',
    padding: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover': { borderColor: 'currentColor' },
      '&[aria-pressed="true"]': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 2px currentColor' },
    },
    '@container': {
      [narrow]: { paddingInline: '3px' },
      [narrowest]: {
        gridTemplate: '"score" auto "level" auto "count" auto / 1fr',
        justifyItems: 'center',
        paddingInline: 0,
      },
      [tight]: { rowGap: vars.space.xxs },
    },
  }),
  inOverrides({
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-pressed="true"]': { borderWidth: '4px' } } },
      print: { minBlockSize: '3rem', borderColor: 'currentColor' },
    },
  }),
]);

const tint = (level: Level) =>
  inComponents({
    color: vars.colour.level[level].text,
    backgroundColor: vars.colour.level[level].tint,
    printColorAdjust: 'exact',
  });

/** The background of a cell shows its level. */
export const heat = styleVariants({
  Low: tint('low'),
  Medium: tint('medium'),
  High: tint('high'),
  Critical: tint('critical'),
});

export const score = style(
  inComponents({
    gridArea: 'score',
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.xl,
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@container': { [tight]: { fontSize: vars.size.m } },
  }),
);
export const cellLevel = style(
  inComponents({ gridArea: 'level', '@container': { [tight]: { ...onEnd, minInlineSize: '4em' } } }),
);
export const count = style(
  inComponents({
    gridArea: 'count',
    minInlineSize: '1.5rem',
    paddingInline: vars.space.xxs,
    border: '1px solid currentColor',
    borderRadius: '0.75rem',
    textAlign: 'center',
    fontWeight: vars.weight.medium,
    '@container': { [tight]: { minInlineSize: '1rem', paddingInline: 0 } },
  }),
);

export const badges = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    rowGap: vars.space.xxs,
  }),
);

export const filters = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: vars.space.m,
  }),
);

export const found = style([
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    // As tall as with the button, so that the list does not jump.
    minBlockSize: vars.width.target,
  }),
  inOverrides({ '@media': { print: { minBlockSize: 0 } } }),
]);

/** A scrolling box that shows about four risks. */
export const box = style([
  inComponents({
    position: 'relative',
    maxBlockSize: '24rem',
    overflowY: 'auto',
    borderBlock: `1px solid ${vars.colour.border}`,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
  inOverrides({ '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } } }),
]);

export const item = style(
  inComponents({
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  }),
);

/** On paper the rating stands beside the title. */
export const entry = style([
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.xs,
    overflowWrap: 'anywhere',
  }),
  inOverrides({
    '@media': {
      print: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space.m,
        rowGap: vars.space.xxs,
        paddingBlock: vars.space.xs,
      },
    },
  }),
]);
globalStyle(`${entry} > p`, inOverrides({ '@media': { print: { flexBasis: '100%', maxInlineSize: 'none' } } }));

export const entryHead = style(
  inComponents({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.s }),
);
export const entryTitle = style([
  inComponents({ paddingBlock: vars.space.xs, fontWeight: vars.weight.strong }),
  inOverrides({ '@media': { print: { paddingBlock: 0 } } }),
]);
export const entryActions = style(inComponents({ display: 'flex', flexShrink: 0 }));
export const entryText = style(
  inComponents({ maxInlineSize: '65ch', fontSize: vars.size.s, lineHeight: vars.leading.s, whiteSpace: 'pre-line' }),
);

export const rating = style([
  small,
  inComponents({ marginBlockStart: vars.space.xs, fontVariantNumeric: 'tabular-nums' }),
]);
