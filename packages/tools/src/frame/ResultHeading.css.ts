import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides } from '@advisor/ui/theme';

export const notice = style([
  inComponents({ selectors: { '&:empty': { display: 'none' } } }),
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);
