import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below the sticky bar when it is scrolled to. */
export const results = style(
  inComponents({
    scrollMarginBlockStart: '6rem',
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' }, '&:focus': { outline: 'none' } },
  }),
);
