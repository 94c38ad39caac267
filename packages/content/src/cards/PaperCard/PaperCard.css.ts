import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The cover, beside the text. */
export const object = style(
  inComponents({ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', gap: vars.space.m, alignItems: 'start' }),
);

export const drawing = style(inComponents({ marginBlockStart: vars.space.xxs }));
