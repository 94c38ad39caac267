import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width of the admin link and the account menu in the bar. */
export const room = style(
  inComponents({ inlineSize: `calc(2 * ${vars.width.target} + ${vars.space.xs})`, blockSize: vars.width.target }),
);
