import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.colour.hairline}`;

export const list = style(inComponents({ borderBlockEnd: line }));
export const row = style(inComponents({ borderBlockStart: line }));

export const filters = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: vars.space.m,
    alignItems: 'start',
  }),
);

/** Takes focus when a message is opened. */
export const opened = style(inComponents({ outline: 'none' }));

export const filterList = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

/** The action select, beside its button. */
export const action = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, alignItems: 'end', minInlineSize: 0 }),
);
