import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/styling';

export const area = style(
  inComponents({ resize: 'vertical', maxBlockSize: '60dvb', '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minBlockSize: '7lh' } } }),
);
