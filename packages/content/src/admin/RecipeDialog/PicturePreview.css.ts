import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style(inComponents({ maxInlineSize: '15rem' }));
