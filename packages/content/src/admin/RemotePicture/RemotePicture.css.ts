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

const instead = {
  ...plane,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.colour.textSoft,
} as const;

export const missing = style(
  inComponents({
    ...instead,
    gap: vars.space.xs,
    padding: vars.space.m,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textAlign: 'center',
  }),
);

export const missingSmall = style(inComponents(instead));
