import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';
import { drawn } from './drawn';

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
export const quiet = style(drawn('stroke', vars.colour.border, 'GrayText'));
export const accent = style(drawn('fill', vars.colour.accent, 'Highlight'));
export const letters = style([
  inComponents({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: 58,
    textAnchor: 'middle',
    dominantBaseline: 'middle',
  }),
  drawn('fill', vars.colour.text, 'CanvasText'),
]);
