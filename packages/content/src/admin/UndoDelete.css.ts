import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the sticky bar when the focus scrolls to it. */
export const undo = style(
  inComponents({ scrollMarginBlockStart: '6rem', selectors: { '&:focus': { outline: 'none' } } }),
);
