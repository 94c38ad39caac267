import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

export const row = style(
  inComponents({
    display: 'inline-flex',
    justifySelf: 'start',
    flexWrap: 'wrap',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.colour.surface,
  }),
);

export const segment = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `calc(${vars.width.target} - 2px)`,
    paddingInline: vars.space.m,
    borderRadius: `calc(${vars.radius.control} - 1px)`,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.colour.sunken },
      '&:has(:checked)': {
        backgroundColor: vars.colour.accent,
        color: vars.colour.onAccent,
        printColorAdjust: 'exact',
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.colour.accent}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  }),
);

/** Invisible, as large as its segment, so that focus and a screen reader's cursor are shown around the label. */
export const hidden = style(
  inComponents({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer', appearance: 'none' }),
);
