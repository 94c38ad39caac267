import { style } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

export const strip = style(
  inBase({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.l,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' } },
  }),
);

/** The figure is above its label visually, although in the DOM a term precedes its value. */
export const stat = style(
  inBase({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    breakInside: 'avoid',
    containerType: 'inline-size',
  }),
);

export const figure = style(
  inBase({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.display,
    lineHeight: '1',
    letterSpacing: '-0.018em',
    fontVariantNumeric: 'lining-nums',
    // Four characters are up to 2.5 em wide, and six up to 3.5 em.
    selectors: {
      '[data-display] > * > &': { fontSize: `min(${vars.size.figure}, 40cqi)`, letterSpacing: '-0.03em' },
      '[data-display="long"] > * > &': { fontSize: `min(${vars.size.figure}, 28cqi)` },
    },
  }),
);

export const name = style(
  inBase({ color: vars.colour.textSoft, fontSize: vars.size.s, lineHeight: vars.leading.s, textWrap: 'balance' }),
);
