import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

export const question = style(
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    padding: vars.space.m,
    '@media': { [media.tablet]: { padding: vars.space.l } },
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    marginBlockStart: vars.space.s,
  }),
);
