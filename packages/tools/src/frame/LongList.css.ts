import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '@advisor/ui/theme';

/**
 * A row out of sight is laid out when it comes near: all at once would keep a slow phone busy for 100 ms. Only where
 * what stands out beside a row, a focus ring or a mark, can be spared from the cut at its edge.
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
