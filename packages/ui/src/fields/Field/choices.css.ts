import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling';

export const options = style(
  inComponents({
    display: 'grid',
    columnGap: vars.space.l,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' } },
  }),
);

export const option = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.s,
    minBlockSize: vars.width.target,
    paddingBlock: vars.space.xxs,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    cursor: 'pointer',
  }),
);

export const checkbox = style(
  inComponents({
    inlineSize: '20px',
    blockSize: '20px',
    accentColor: vars.colour.accent,
    cursor: 'pointer',
    selectors: {
      '&[aria-invalid="true"]': { outline: `1px solid ${vars.colour.level.critical.text}`, outlineOffset: '1px' },
    },
  }),
);

/** Below a single checkbox, aligned with its label. */
export const besideBox = style(
  inComponents({ selectors: { '&&': { marginInlineStart: `calc(20px + ${vars.space.s})` } } }),
);
