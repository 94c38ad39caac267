import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Mail server responses may contain very long words. */
export const addresses = style(inComponents({ overflowWrap: 'anywhere' }));
