import { inComponents, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as register from '../InterestRegister/InterestRegister.css';

const columns = {
  // The last one fits the longest date, in September, on one line.
  gridTemplateColumns: 'minmax(0, 4.6fr) minmax(0, 2.8fr) minmax(0, 1.4fr) minmax(0, 2fr) 10rem',
} as const;

export const heads = style([register.heads, inComponents({ '@media': { [register.wide]: columns } })]);
export const row = style([register.row, inComponents({ '@media': { [register.wide]: columns } })]);

/** The year with its months, above its rows. */
export const year = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: `${vars.space.l} ${vars.space.xs}`,
    breakAfter: 'avoid',
  }),
);

export const number = style(
  inComponents({
    fontFamily: vars.font.heading,
    fontSize: vars.size.xl,
    lineHeight: vars.leading.xl,
    fontVariantNumeric: 'lining-nums proportional-nums',
  }),
);

/** A cell per month, filled in proportion to its number of appearances. */
export const months = style(
  inComponents({ inlineSize: 'min(12rem, 45%)', blockSize: '1.5rem', fill: 'currentColor', color: vars.colour.accent }),
);
globalStyle(`[dir='rtl'] ${months}`, inComponents({ transform: 'scaleX(-1)' }));
export const empty = style(inComponents({ color: vars.colour.border }));
