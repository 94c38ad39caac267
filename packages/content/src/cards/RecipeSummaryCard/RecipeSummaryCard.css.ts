import { inComponents } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** One aspect ratio for all pictures: rows align, without layout shift. */
export const picture = style({});

globalStyle(`${picture} img`, inComponents({ inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }));
