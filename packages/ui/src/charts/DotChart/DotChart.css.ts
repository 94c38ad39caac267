import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

const size = 12;

const inForcedColours = (stroke: string) => inOverrides({ '@media': { [media.forcedColours]: { stroke } } });

/** Below the name of a row. Dots at its ends stay inside. */
export const row = style(
  inComponents({
    display: 'block',
    inlineSize: `calc(100% - ${size}px)`,
    blockSize: `${size}px`,
    marginBlockStart: vars.space.xxs,
    marginInline: `${size / 2}px`,
    overflow: 'visible',
    fill: 'none',
    // The scale starts at the inline start.
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

/** Its ends, above those of the rows. */
export const scale = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.regular,
  }),
);

const stroke = inComponents({ vectorEffect: 'non-scaling-stroke' });

export const line = style([stroke, inComponents({ stroke: vars.colour.border }), inForcedColours('CanvasText')]);

export const way = style([
  stroke,
  inComponents({ stroke: vars.colour.accent, strokeWidth: 3 }),
  inForcedColours('CanvasText'),
]);

export const dot = style([
  stroke,
  inComponents({ stroke: vars.colour.accent, strokeWidth: size, strokeLinecap: 'round' }),
  inForcedColours('CanvasText'),
]);

/** Makes a ring of a dot. */
export const hole = style([
  stroke,
  inComponents({ stroke: vars.colour.background, strokeWidth: size - 5, strokeLinecap: 'round' }),
  inForcedColours('Canvas'),
]);
