import { style } from '@vanilla-extract/css';
import { inBase, inComponents, media, vars } from '../../theme/styling';

export const root = style(inBase({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }));

export const list = style(
  inComponents({
    display: 'flex',
    gap: vars.space.l,
    overflowX: 'auto',
    // The focus ring and the mark of the chosen tab are not cut off by the scrolling box.
    paddingBlockStart: vars.space.xxs,
    paddingInline: vars.space.xxs,
    marginInline: `calc(-1 * ${vars.space.xxs})`,
    boxShadow: `inset 0 -1px ${vars.colour.hairline}`,
  }),
);

export const tab = style(
  inComponents({
    flexShrink: 0,
    minBlockSize: vars.width.target,
    paddingBlock: vars.space.xs,
    borderBlockEnd: '2px solid transparent',
    color: vars.colour.inkSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { color: vars.colour.ink },
      '&[aria-selected="true"]': { borderBlockEndColor: vars.colour.accent, color: vars.colour.ink },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } } },
    },
  }),
);

export const count = style(
  inComponents({ fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums', color: vars.colour.inkSoft, marginInlineStart: vars.space.xxs }),
);

export const panel = style(inBase({ minInlineSize: 0 }));
