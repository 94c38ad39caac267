import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const testimonial = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    blockSize: '100%',
    paddingBlockStart: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.border}`,
    breakInside: 'avoid',
  }),
);

export const rating = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const stars = style(inComponents({ display: 'inline-flex', gap: '2px', color: vars.colour.marker }));
export const star = style(inComponents({ fill: 'currentColor' }));
export const missing = style(inComponents({ fill: 'none' }));

/** Set as a pull quote: the quote matters more than its author. */
export const quote = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    lineHeight: vars.leading.l,
    textWrap: 'pretty',
  }),
);

/** At the bottom edge, so that the names in a row align. */
export const author = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: 'auto',
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const picture = style(
  inComponents({
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    overflow: 'hidden',
    borderRadius: '50%',
  }),
);

globalStyle(`${picture} img`, inComponents({ inlineSize: '3.5rem', blockSize: '3.5rem', objectFit: 'cover' }));

export const words = style(inComponents({ display: 'grid', minInlineSize: 0 }));
export const name = style(inComponents({ color: vars.colour.text, fontWeight: vars.weight.medium }));
