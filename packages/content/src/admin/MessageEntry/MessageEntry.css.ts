import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const sender = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    color: vars.colour.textSoft,
    overflowWrap: 'anywhere',
  }),
);

/** Keeps line breaks. */
export const words = style(
  inComponents({ maxInlineSize: vars.width.text, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);

export const answers = style(inComponents({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.width.text }));

export const answer = style(
  inComponents({
    display: 'grid',
    columnGap: vars.space.m,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

export const label = style(
  inComponents({ color: vars.colour.textSoft, fontSize: vars.size.xs, lineHeight: vars.leading.s }),
);

export const value = style(inComponents({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

/** Secondary actions: below the text, which keeps its width. */
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    // The words of a quiet button begin where those above it do.
    marginInlineStart: `calc(-1 * ${vars.space.m})`,
  }),
);

export const file = style(inComponents({ display: 'grid', gap: vars.space.xs }));

/** Below the buttons, in their row. */
export const content = style(inComponents({ flexBasis: '100%', paddingInlineStart: vars.space.m }));

export const text = style(
  inComponents({
    margin: 0,
    fontFamily: vars.font.mono,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.s,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
