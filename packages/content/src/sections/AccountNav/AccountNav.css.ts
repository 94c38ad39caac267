import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** As much as the link to the admin area and the account menu take in the bar. */
export const room = style(
  inComponents({ inlineSize: `calc(2 * ${vars.width.target} + ${vars.space.xs})`, blockSize: vars.width.target }),
);
