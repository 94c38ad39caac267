import { inComponents, media } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves space for the usual lines, so that the content below does not shift when they load (ADMIN-47). */
export const room = style(
  inComponents({ minBlockSize: '12rem', '@media': { [media.desktop]: { minBlockSize: '9rem' } } }),
);
