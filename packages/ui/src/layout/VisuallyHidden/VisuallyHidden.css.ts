import { style } from '@vanilla-extract/css';
import { inOverrides } from '../../theme/styling';

export const visuallyHidden = style(
  inOverrides({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
