import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.l,
  }),
);

export const words = style(inComponents({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));
