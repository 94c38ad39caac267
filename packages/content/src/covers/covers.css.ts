import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { drawn } from '../illustrations/drawn';

/** One family: the text color at a few strengths, and one accent. Without words, so that it can be turned around. */
export const cover = style([
  inComponents({ display: 'block', inlineSize: '100%', blockSize: 'auto', fill: 'currentColor', stroke: 'none' }),
  drawn('color', vars.colour.text, 'CanvasText'),
]);
globalStyle(`[dir='rtl'] ${cover}`, inComponents({ transform: 'scaleX(-1)' }));

export const line = style(inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }));
export const strokes = style(inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: 5 }));
export const dots = style(
  inComponents({ fill: 'none', stroke: 'currentColor', strokeWidth: 6, strokeLinecap: 'round' }),
);
export const faint = style(inComponents({ opacity: 0.25 }));
export const accent = style(drawn('color', vars.colour.accent, 'Highlight'));
