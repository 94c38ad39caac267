import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { drawn } from './drawn';

/** Shared style of the drawings: one stroke width, text color on background, hairlines behind, one accent. */
export const illustration = style([
  inComponents({
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  drawn('stroke', vars.colour.text, 'CanvasText'),
]);

export const quiet = style(drawn('stroke', vars.colour.hairline, 'GrayText'));
export const accent = style(drawn('stroke', vars.colour.accent, 'Highlight'));
export const solid = style([drawn('fill', vars.colour.text, 'CanvasText'), inComponents({ stroke: 'none' })]);

globalStyle(
  `${illustration} path, ${illustration} rect, ${illustration} circle`,
  inComponents({ vectorEffect: 'non-scaling-stroke' }),
);
