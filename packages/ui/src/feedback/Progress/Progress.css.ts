import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

export const progress = style(inComponents({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const words = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  inComponents({ marginInlineStart: 'auto', color: vars.colour.textSoft, fontVariantNumeric: 'tabular-nums' }),
);

const done = (rule: object) => ({
  selectors: { '&::-webkit-progress-value': rule, '&::-moz-progress-bar': rule },
});

export const bar = style([
  inComponents({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '8px',
    border: 0,
    backgroundColor: vars.colour.hairline,
    printColorAdjust: 'exact',
  }),
  inComponents({ selectors: { '&::-webkit-progress-bar': { backgroundColor: vars.colour.hairline } } }),
  inComponents(done({ backgroundColor: vars.colour.accent })),
  inOverrides({
    '@media': {
      [media.forcedColours]: { outline: '1px solid CanvasText', ...done({ backgroundColor: 'CanvasText' }) },
    },
  }),
]);
