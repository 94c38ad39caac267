import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, overflowWrap: 'anywhere' }),
);
export const item = style(inComponents({ display: 'grid', gap: vars.space.xxs, breakInside: 'avoid' }));
export const said = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m }),
);
export const year = style(
  inComponents({
    inlineSize: '100%',
    blockSize: '1rem',
    color: vars.colour.accent,
    stroke: 'currentColor',
    strokeWidth: '3px',
    borderBlockEnd: `1px solid ${vars.colour.border}`,
  }),
);
globalStyle(`[dir='rtl'] ${year}`, inComponents({ transform: 'scaleX(-1)' }));
