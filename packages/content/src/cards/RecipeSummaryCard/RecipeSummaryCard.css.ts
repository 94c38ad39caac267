import { inComponents } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The same shape for every picture, so that a row aligns and nothing moves while it loads. */
export const picture = style({});

globalStyle(`${picture} img`, inComponents({ inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }));
