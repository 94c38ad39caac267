import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Clears the sticky bar when focus scrolls to it. */
export const undo = style(
  inComponents({ scrollMarginBlockStart: '6rem', selectors: { '&:focus': { outline: 'none' } } }),
);
