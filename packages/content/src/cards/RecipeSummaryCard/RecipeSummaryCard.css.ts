import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The same shape for every picture, so that a row aligns and nothing moves while it loads. */
export const picture = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    backgroundColor: vars.colour.sunken,
  }),
);
