import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const frame = style(inComponents({ position: 'relative' }));

export const select = style(
  inComponents({ appearance: 'none', paddingInlineEnd: vars.space.xxl, textOverflow: 'ellipsis', cursor: 'pointer' }),
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
