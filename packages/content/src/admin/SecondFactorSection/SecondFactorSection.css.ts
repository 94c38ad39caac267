import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const codes = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: '12rem 1fr' } },
  }),
);

/** Dark on white in both themes: some apps cannot scan anything else. */
export const picture = style(
  inComponents({
    inlineSize: '12rem',
    blockSize: '12rem',
    backgroundColor: 'white',
    borderRadius: vars.radius.surface,
  }),
);

export const key = style(inComponents({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
