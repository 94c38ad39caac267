import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/styling';

// Doubled, because it stands beside the class of every control and must win over it in whatever order they arrive.
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
