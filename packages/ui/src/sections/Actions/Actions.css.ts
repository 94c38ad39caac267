import { style } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

export const actions = style(
  inBase({
    display: 'grid',
    gap: vars.space.s,
    '@media': {
      [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    },
  }),
);
