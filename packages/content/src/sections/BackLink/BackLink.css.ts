import { inComponents, inOverrides, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style([
  inComponents({ paddingBlockStart: vars.space.l }),
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);
