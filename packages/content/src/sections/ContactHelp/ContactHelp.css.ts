import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Buttons of equal width on a phone, in a row elsewhere. */
export const shortcutRow = style(
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);
