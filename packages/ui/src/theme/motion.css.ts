import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints';
import * as layers from './layers.css';
import { vars } from './vars.css';

// For a page that does without the styles of a whole page, too. Over the tokens of any brand.
globalStyle(':root', {
  '@layer': {
    [layers.overrides]: {
      '@media': { [media.reducedMotion]: { vars: { [vars.motion.fast]: '0s', [vars.motion.calm]: '0s' } } },
    },
  },
});
