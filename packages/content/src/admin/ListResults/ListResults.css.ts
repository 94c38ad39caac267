import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Clears the sticky bar when scrolled into view. */
export const results = style(
  inComponents({
    scrollMarginBlockStart: '6rem',
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' }, '&:focus': { outline: 'none' } },
  }),
);
