import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const part = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);

export const legend = style(
  inComponents({ padding: 0, fontSize: vars.size.m, fontWeight: vars.weight.strong, lineHeight: vars.leading.m }),
);

/** What is inside a group or an item, set off by a line at its side. */
export const inside = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    minInlineSize: 0,
    paddingInlineStart: vars.space.m,
    borderInlineStart: `2px solid ${vars.colour.hairline}`,
  }),
);

export const items = style(
  inComponents({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.s,
    alignItems: 'end',
  }),
);

export const moves = style(inComponents({ display: 'flex' }));
