import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
    gap: vars.space.m,
    margin: 0,
  }),
);

/** The figure is above its label visually, although in the DOM a term precedes its value. */
export const tile = style(
  inComponents({
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: vars.space.xs,
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
    minInlineSize: 0,
  }),
);

export const name = style(
  inComponents({
    order: 1,
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const total = style(
  inComponents({
    order: 0,
    margin: 0,
    fontFamily: vars.font.heading,
    fontSize: vars.size.xl,
    lineHeight: '1.1',
    fontWeight: vars.weight.heading,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

export const course = style(inComponents({ order: 2, alignSelf: 'end', margin: 0 }));

export const charts = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    columnGap: vars.space.xl,
    rowGap: vars.space.l,
  }),
);

/** Lists of different lengths, stacked in columns. */
export const lists = style(inComponents({ columns: '22rem 2', columnGap: vars.space.xl }));
export const list = style(inComponents({ breakInside: 'avoid', paddingBlockEnd: vars.space.l }));
