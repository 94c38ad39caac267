import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

const fill = { backgroundColor: vars.colour.accent, borderRadius: '2px' };

export const progress = style(
  inComponents({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '4px',
    border: 0,
    borderRadius: '2px',
    backgroundColor: vars.colour.hairline,
    selectors: {
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': fill,
      '&::-moz-progress-bar': fill,
    },
    '@media': { [media.forcedColours]: { appearance: 'auto', blockSize: '1rem' } },
  }),
);
