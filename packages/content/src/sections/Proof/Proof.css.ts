import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';
import { pullQuote } from '../../cards/pullQuote.css';

export const parts = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    // Aligned with the section's columns.
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space.l } },
  }),
);

export const figure = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    alignContent: 'start',
    '@media': { [media.desktop]: { gridColumn: '1 / span 3' } },
  }),
);
export const value = style(
  inComponents({
    color: vars.colour.accent,
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.figure,
    lineHeight: '1',
    letterSpacing: '-0.03em',
    // The display cut of the font.
    fontStretch: '75%',
    fontVariantNumeric: 'lining-nums proportional-nums',
  }),
);

export const words = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    '@media': { [media.desktop]: { gridColumn: '4 / -1' } },
  }),
);
export const testimonial = style(inComponents({ display: 'grid', gap: vars.space.m, margin: 0 }));
export const quote = style([
  pullQuote,
  inComponents({ fontSize: vars.size.xxl, lineHeight: '1.2', maxInlineSize: '26em' }),
]);
export const story = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    maxInlineSize: vars.width.text,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
  }),
);
