import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Inputs side by side, wrapping where they do not fit. */
export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space.s,
  }),
);

export const list = style(
  inComponents({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  }),
);
