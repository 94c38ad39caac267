import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style(inComponents({ display: 'grid', gap: vars.space.s, margin: 0 }));
