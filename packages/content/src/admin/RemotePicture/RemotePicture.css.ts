import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The same aspect ratio for every picture, and a plain background while it loads. */
const plane = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  backgroundColor: vars.colour.sunken,
} as const;

export const picture = style(inComponents({ ...plane, objectFit: 'cover' }));

export const missing = style(
  inComponents({
    ...plane,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    padding: vars.space.m,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textAlign: 'center',
  }),
);
