import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** At most 240 px wide: initials are no photo, and do not take its place. */
export const monogram = style(
  inComponents({
    inlineSize: '100%',
    maxInlineSize: '15rem',
    blockSize: 'auto',
    fill: 'none',
    // Beside the words, at the end of the row.
    '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
  }),
);
export const quiet = style(inComponents({ stroke: vars.colour.border }));
export const accent = style(inComponents({ fill: vars.colour.accent }));
export const letters = style(
  inComponents({
    fill: vars.colour.text,
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: 58,
    textAnchor: 'middle',
    dominantBaseline: 'middle',
  }),
);
