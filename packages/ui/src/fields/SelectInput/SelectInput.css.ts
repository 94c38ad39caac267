import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const frame = style(inComponents({ position: 'relative' }));

// Doubled for specificity: it must override the class that all controls share, whatever the order of the stylesheets.
export const select = style(
  inComponents({
    selectors: {
      '&&': { appearance: 'none', paddingInlineEnd: vars.space.xxl, textOverflow: 'ellipsis', cursor: 'pointer' },
    },
  }),
);

export const chevron = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: vars.space.s,
    insetBlockStart: `calc(50% - 10px)`,
    color: vars.colour.textSoft,
    pointerEvents: 'none',
  }),
);
