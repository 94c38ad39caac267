import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/styling';

export const figures = style(inComponents({ fontVariantNumeric: 'tabular-nums' }));
