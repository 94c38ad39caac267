import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/styling';

// Doubled for specificity: it must override the class that all controls share, whatever the order of the stylesheets.
export const area = style(
  inComponents({
    selectors: { '&&': { resize: 'vertical', maxBlockSize: '60dvb' } },
    '@supports': {
      '(field-sizing: content)': {
        selectors: { '&&': { fieldSizing: 'content', minBlockSize: '5lh' } },
      },
    },
  }),
);
