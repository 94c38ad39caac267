import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inComponents({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const upload = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space.s,
  }),
);
