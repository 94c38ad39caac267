import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

/** 1 where the steps are side by side, and 0 where they are one below the other; `below` is the opposite. */
const beside = createVar();
const below = createVar();

/** Its own width decides, not that of the viewport: a dialog is narrow in a wide one. */
export const place = style(inComponents({ containerType: 'inline-size', minInlineSize: 0 }));

/** By the number of steps, the least width for them side by side. */
const leastWidth = { few: '(min-width: 28rem)', some: '(min-width: 36rem)', many: '(min-width: 46rem)' } as const;

export const list = styleVariants(leastWidth, (isWide) =>
  inComponents({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    vars: { [beside]: '0', [below]: '1' },
    '@container': {
      [isWide]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: vars.space.xs,
        vars: { [beside]: '1', [below]: '0' },
      },
    },
  }),
);

const anyStep = inComponents({ position: 'relative', minInlineSize: 0 });

/** Above a step, or at its start. Its width tells the states apart without color. */
const line = (width: string, color: string, forced: string) => [
  inComponents({
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderStyle: 'solid',
        borderColor: color,
        borderWidth: 0,
        borderBlockStartWidth: `calc(${width} * ${beside})`,
        borderInlineStartWidth: `calc(${width} * ${below})`,
        pointerEvents: 'none',
      },
    },
  }),
  inOverrides({ '@media': { [media.forcedColours]: { selectors: { '&::before': { borderColor: forced } } } } }),
];

export const step = styleVariants({
  done: [anyStep, ...line('2px', vars.colour.accent, 'CanvasText'), inComponents({ color: vars.colour.text })],
  current: [
    anyStep,
    ...line('4px', vars.colour.accent, 'Highlight'),
    inComponents({ color: vars.colour.text, fontWeight: vars.weight.strong }),
  ],
  upcoming: [anyStep, ...line('1px', vars.colour.border, 'CanvasText'), inComponents({ color: vars.colour.textSoft })],
});

export const content = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space.xxs,
    inlineSize: '100%',
    paddingBlock: vars.space.xs,
    paddingInlineStart: `calc(${vars.space.m} * ${below})`,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

export const opener = style([
  content,
  inComponents({
    minBlockSize: vars.width.target,
    border: 0,
    background: 'none',
    color: vars.colour.accent,
    fontFamily: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    textDecorationLine: 'none',
    selectors: { '&:hover': { color: vars.colour.accentStrong } },
  }),
]);

/** Underlined where the step can be opened. */
export const label = style(
  inComponents({
    selectors: {
      [`${opener} &`]: {
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
      },
      [`${opener}:hover &`]: { textDecorationThickness: '2px' },
    },
  }),
);

/** As high as the first line of the label. */
export const sign = style(
  inComponents({ display: 'flex', alignItems: 'center', blockSize: '1lh', fontVariantNumeric: 'tabular-nums' }),
);

const critical = vars.colour.level.critical.text;

/** Something in the step is wrong. */
export const failed = style(inComponents({ selectors: { '&::before': { borderColor: critical } } }));
/** Its sign has the color of the error. */
export const failedSign = style([sign, inComponents({ color: critical })]);

export const error = style(
  inComponents({
    display: 'block',
    color: critical,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.regular,
  }),
);
