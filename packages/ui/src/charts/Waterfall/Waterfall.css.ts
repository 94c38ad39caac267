import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

/** The least width for a bar between its name and its value. */
const roomy = '(min-width: 30rem)';
const small = { fontSize: vars.size.xs, lineHeight: vars.leading.xs } as const;

export const chart = style(
  inComponents({
    containerType: 'inline-size',
    margin: 0,
    minInlineSize: 0,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

/** Without a bar, the line at 0 is shown only where it is one of a column of lines. */
const bare = (display: string) => inComponents({ display: 'none', '@container': { [roomy]: { display } } });

const anyScale = inComponents({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.xxs,
  color: vars.colour.textSoft,
  ...small,
  // Above the bars.
  '@container': { [roomy]: { marginInlineStart: '13rem', marginInlineEnd: '8.5rem' } },
});
export const scale = styleVariants({ drawn: [anyScale], bare: [anyScale, bare('flex')] });

/** Without a rule at the end: the next element draws its own. */
export const steps = style(inComponents({ margin: 0 }));

const anyStep = inComponents({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  alignItems: 'center',
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  breakInside: 'avoid',
  '@container': { [roomy]: { gridTemplateColumns: '12rem minmax(0, 1fr) 7.5rem' } },
});
export const step = styleVariants({
  change: [anyStep],
  sum: [anyStep, inComponents({ borderBlockStartColor: vars.colour.border, fontWeight: vars.weight.strong })],
});

export const value = style(
  inComponents({
    margin: 0,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '@container': { [roomy]: { gridColumn: 3, gridRow: 1 } },
  }),
);

const anyTrack = inComponents({
  gridColumn: '1 / -1',
  margin: 0,
  '@container': { [roomy]: { gridColumn: 2, gridRow: 1 } },
});
export const track = styleVariants({ drawn: [anyTrack], bare: [anyTrack, bare('block')] });

const line = style([
  inComponents({ vectorEffect: 'non-scaling-stroke' }),
  inOverrides({ '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } }),
]);
export const zero = style([line, inComponents({ stroke: vars.colour.border })]);
/** Told apart from what adds without its color too. */
export const hollow = style([line, inComponents({ fill: 'none', stroke: vars.colour.marker, strokeWidth: 2 })]);

export const detail = style(
  inComponents({
    gridColumn: '1 / -1',
    margin: 0,
    color: vars.colour.textSoft,
    fontWeight: vars.weight.regular,
    ...small,
  }),
);
