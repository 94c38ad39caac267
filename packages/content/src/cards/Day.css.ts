import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const day = style(inComponents({ whiteSpace: 'nowrap' }));
