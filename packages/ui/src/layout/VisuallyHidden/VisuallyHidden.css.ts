import { style } from '@vanilla-extract/css';
import { inOverrides, visuallyHidden as hidden } from '../../theme/styling';

export const visuallyHidden = style(inOverrides(hidden));
