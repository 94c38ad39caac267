import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Long words wrap instead of pushing out the buttons. */
export const title = style(inComponents({ overflowWrap: 'anywhere' }));

export const recipe = style(inComponents({ display: 'flex', gap: vars.space.m, alignItems: 'flex-start' }));

/** Beside the text where it fits. */
export const photo = style(
  inComponents({
    display: 'none',
    flexShrink: 0,
    inlineSize: '5rem',
    '@media': { [media.desktop]: { display: 'block' } },
  }),
);

export const name = style(
  inComponents({
    fontWeight: vars.weight.strong,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    textWrap: 'pretty',
  }),
);

/** Button labels do not wrap. */
export const onSite = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
    minInlineSize: '9.5rem',
  }),
);

export const actions = style(inComponents({ display: 'flex', justifyContent: 'flex-end' }));
