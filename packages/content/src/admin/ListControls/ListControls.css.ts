import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const controls = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: vars.space.m,
    alignItems: 'start',
  }),
);

/** Wider than a choice; the first line alone on a phone. */
export const search = style(
  inComponents({
    gridColumn: '1 / -1',
    minInlineSize: 0,
    '@media': { [media.desktop]: { gridColumn: 'span 2' } },
  }),
);
