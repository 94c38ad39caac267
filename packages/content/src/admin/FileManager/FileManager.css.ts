import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the place of a picture. */
export const document = style(
  inComponents({
    display: 'grid',
    placeContent: 'center',
    inlineSize: '100%',
    aspectRatio: '3 / 2',
    backgroundColor: vars.colour.sunken,
    color: vars.colour.textSoft,
  }),
);

export const name = style(inComponents({ overflowWrap: 'anywhere' }));
