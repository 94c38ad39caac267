import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** All steps in sequence, in reading direction. */
export const line = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: '8px',
    color: vars.colour.accent,
    fill: 'currentColor',
  }),
);
globalStyle(`[dir='rtl'] ${line}`, inComponents({ transform: 'scaleX(-1)' }));

export const whole = style(
  inComponents({ fill: 'none', stroke: vars.colour.border, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }),
);

/** The additional time up to the maximum. */
export const perhaps = style(inComponents({ opacity: 0.4 }));
