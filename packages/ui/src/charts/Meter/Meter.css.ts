import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

const forced = (fill: string) => inOverrides({ '@media': { [media.forcedColours]: { fill } } });

const box = style([
  inComponents({
    display: 'block',
    inlineSize: '100%',
    overflow: 'visible',
    // The scale starts at the inline start.
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
  inOverrides({ '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } } }),
]);
export const meter = styleVariants({ small: '0.5rem', medium: '1rem' }, (blockSize) => [
  box,
  inComponents({ blockSize }),
]);

export const track = style([inComponents({ fill: vars.colour.hairline }), forced('Canvas')]);
export const drawn = style([inComponents({ fill: 'currentColor' }), forced('CanvasText')]);

const { accent, textSoft, level } = vars.colour;
export const tone = styleVariants(
  {
    neutral: textSoft,
    info: accent,
    success: level.low.text,
    warning: level.medium.text,
    danger: level.critical.text,
  },
  (color) => inComponents({ color }),
);
export const band = styleVariants(level, ({ text }) => inComponents({ color: text }));
export const bandTrack = styleVariants(level, ({ tint }) => [track, inComponents({ fill: tint })]);

const line = style(inComponents({ vectorEffect: 'non-scaling-stroke' }));
/** Between two bands. */
export const gap = style([
  line,
  inComponents({ stroke: vars.colour.background, strokeWidth: 2 }),
  inOverrides({ '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } }),
]);
/** The value on a scale of bands. */
export const needle = style([
  line,
  inComponents({ stroke: vars.colour.text, strokeWidth: 4 }),
  inOverrides({ '@media': { [media.forcedColours]: { stroke: 'Highlight' } } }),
]);
