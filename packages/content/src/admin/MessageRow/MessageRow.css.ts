import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Checkbox, then text; the facts at the end where they fit. */
export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
    alignItems: 'start',
    paddingBlock: vars.space.s,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(9rem, 15rem)' } },
  }),
);

export const words = style(
  inComponents({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, gridColumn: 2, overflowWrap: 'anywhere' }),
);

export const excerpt = style(inComponents({ color: vars.colour.textSoft }));

export const facts = style(
  inComponents({
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { gridColumn: 3, justifyContent: 'flex-end', textAlign: 'end' } },
  }),
);
