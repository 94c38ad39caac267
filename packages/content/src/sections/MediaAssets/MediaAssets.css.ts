import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A preview, before its format or value. */
export const preview = style(
  inComponents({
    display: 'inline-block',
    verticalAlign: 'middle',
    marginInlineEnd: vars.space.m,
    // A dark color has to be told from a dark page.
    border: `1px solid ${vars.colour.border}`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);
