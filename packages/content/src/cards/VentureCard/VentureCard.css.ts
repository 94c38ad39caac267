import { inComponents } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As high as two lines beside it, and never wider than a word mark. */
export const logo = style(inComponents({ flexShrink: 0, maxInlineSize: '8rem', blockSize: '2.5rem' }));

globalStyle(`${logo} img`, inComponents({ inlineSize: 'auto', blockSize: '2.5rem', objectFit: 'contain' }));
