import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const picker = style(inComponents({ display: 'grid', gap: vars.space.m, minInlineSize: 0 }));

export const picked = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
