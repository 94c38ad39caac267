import { inOverrides } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

// SITE-26 In print, the footer has the addresses.
export const closingCall = style(inOverrides({ '@media': { print: { display: 'none' } } }));
