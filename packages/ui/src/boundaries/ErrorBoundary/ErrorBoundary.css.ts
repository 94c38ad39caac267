import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const details = style(inComponents({ marginBlockStart: vars.space.xs }));

export const inside = style(inComponents({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
