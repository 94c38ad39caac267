import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

/** A long press of a button selects nothing. */
export const pressed = style(inComponents({ userSelect: 'none', WebkitTouchCallout: 'none' }));

/** Smaller to look at, but with the same touch target: measured from the inside of the border. */
export const small = style(
  inComponents({
    // Doubled for specificity: it must override the class that all buttons share, whatever the order of the stylesheets.
    selectors: {
      '&&': { inlineSize: '2rem', minBlockSize: '2rem' },
      '&::before': { content: '', position: 'absolute', inset: `calc((2rem - ${vars.width.target}) / 2 - 1px)` },
    },
  }),
);
