import { inComponents } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({});
// The hairline of the next section, or of the footer, closes the list.
globalStyle(`${list} > :last-child`, inComponents({ borderBlockEndWidth: 0 }));
