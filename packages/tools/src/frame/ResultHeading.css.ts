import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '@advisor/ui/theme';

export const heading = style(inComponents({ scrollMarginBlockStart: vars.space.m }));

/** Not on a result sheet. */
export const notOnSheet = style(
  inOverrides({ '@media': { print: { selectors: { '[data-prints-alone] &': { display: 'none' } } } } }),
);

export const notice = style([
  inComponents({ selectors: { '&:empty': { display: 'none' } } }),
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);

export const text = style(inComponents({ fontSize: vars.size.xs, lineHeight: vars.leading.xs }));
