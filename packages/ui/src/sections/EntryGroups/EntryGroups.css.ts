import { style } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

/** One group below its rule: its name in the label column, its rows in the wide one. */
export const group = style(
  inBase({
    display: 'grid',
    borderBlockStart: `1px solid ${vars.colour.border}`,
    selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.l } },
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space.l },
    },
  }),
);

export const name = style(
  inBase({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    // As far from the rule as the first row.
    paddingBlockStart: vars.space.m,
    '@media': { [media.desktop]: { gridColumn: '1 / span 3' } },
  }),
);

export const rows = style(
  inBase({
    '@media': { [media.desktop]: { gridColumn: '4 / -1' } },
  }),
);

/** The group's own rule is already above the first row. */
export const row = style(
  inBase({
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.colour.hairline}` },
    },
  }),
);
