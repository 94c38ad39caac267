import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '@advisor/ui/theme';

/**
 * Rows are laid out when they come near the screen: all at once would take a slow phone 100 ms. Only in browsers with
 * `overflow-clip-margin`, which keeps focus rings at the edge of a row from being clipped.
 */
export const row = style(
  inComponents({
    '@supports': {
      '(overflow-clip-margin: 1px)': {
        '@media': {
          screen: {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: 'auto 26rem',
            overflowClipMargin: vars.space.m,
          },
          [media.tablet]: { containIntrinsicBlockSize: 'auto 14rem' },
        },
      },
    },
  }),
);
