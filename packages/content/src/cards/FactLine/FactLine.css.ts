import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The space for the dot before each fact. */
const room = '0.75em';

/** Clips the dots of facts that start a line. */
export const line = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: room, overflowX: 'clip' }));

export const fact = style(
  inComponents({
    position: 'relative',
    minInlineSize: 0,
    marginInlineStart: `calc(-1 * ${room})`,
    paddingInlineStart: room,
  }),
);

export const dot = style(
  inComponents({ position: 'absolute', insetInlineStart: 0, inlineSize: room, textAlign: 'center' }),
);
