import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** At most 240 px wide: initials should be smaller than a photo. */
export const monogram = style(
  inComponents({
    inlineSize: '100%',
    maxInlineSize: '15rem',
    blockSize: 'auto',
    fill: 'none',
    // Beside the text, at the end of the row.
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
