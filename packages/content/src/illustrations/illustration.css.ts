import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Shared style of the drawings: one stroke width, text colour on background, hairlines behind, one accent. */
export const illustration = style(
  inComponents({
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    stroke: vars.colour.text,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const quiet = style(inComponents({ stroke: vars.colour.hairline }));
export const accent = style(inComponents({ stroke: vars.colour.accent }));
export const solid = style(inComponents({ fill: vars.colour.text, stroke: 'none' }));

globalStyle(
  `${illustration} path, ${illustration} rect, ${illustration} circle`,
  inComponents({ vectorEffect: 'non-scaling-stroke' }),
);
