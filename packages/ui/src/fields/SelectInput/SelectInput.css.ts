import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const frame = style(inComponents({ position: 'relative' }));

// Doubled, because it stands beside the class of every control and must win over it in whatever order they arrive.
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
    color: vars.colour.inkSoft,
    pointerEvents: 'none',
  }),
);
