import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A picture from anywhere: cut to one shape, and a quiet plane while it loads or when it is gone. */
export const picture = style(
  inComponents({ inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover', backgroundColor: vars.colour.sunken }),
);
