import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    '@media': { [media.desktop]: { gridTemplateColumns: '3fr 9fr', columnGap: vars.space.l } },
  }),
);

export const figure = style(inComponents({ display: 'grid', gap: vars.space.xs, alignContent: 'start' }));
const anyValue = {
  color: vars.colour.accent,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  lineHeight: '1',
  fontVariantNumeric: 'lining-nums',
};
export const value = style(inComponents({ ...anyValue, fontSize: vars.size.figure, letterSpacing: '-0.03em' }));
export const longValue = style(inComponents({ ...anyValue, fontSize: vars.size.xxl }));

export const words = style(inComponents({ display: 'grid', gap: vars.space.xl }));
export const testimonial = style(inComponents({ display: 'grid', gap: vars.space.m, margin: 0 }));
/** The opening mark hangs in the margin, so that the first letters of all lines align. */
export const quote = style(
  inComponents({
    margin: 0,
    fontFamily: vars.font.heading,
    fontSize: vars.size.xxl,
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
    textIndent: '-0.42em',
    maxInlineSize: '26em',
  }),
);
export const story = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    maxInlineSize: vars.width.text,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
  }),
);
