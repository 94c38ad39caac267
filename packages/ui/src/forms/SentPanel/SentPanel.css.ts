import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

export const panel = style(
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: vars.width.text,
    // Below the sticky bar at the top of the page.
    scrollMarginBlock: vars.space.xxl,
  }),
);

export const title = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.s }),
);

// As high as a line of the title.
export const icon = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    blockSize: `calc(${vars.size.l} * 1.25)`,
    color: vars.colour.level.low.text,
  }),
);

export const reference = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s }),
);

/** Selected whole, to be copied. */
export const number = style(
  inComponents({ fontFamily: vars.font.mono, fontSize: vars.size.l, letterSpacing: '0.04em', userSelect: 'all' }),
);

export const next = style(inComponents({ display: 'grid', gap: vars.space.s, textWrap: 'pretty' }));

export const answers = style(
  inComponents({
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const answer = style(
  inComponents({
    display: 'grid',
    columnGap: vars.space.l,
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  }),
);

export const label = style(inComponents({ color: vars.colour.textSoft }));

export const value = style(inComponents({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

export const action = style(inOverrides({ '@media': { print: { display: 'none' } } }));
