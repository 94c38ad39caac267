import { style } from '@vanilla-extract/css';
import { inBase, inComponents, media, vars } from '../../theme/styling';

export const root = style(inBase({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }));

export const list = style(
  inComponents({
    // Base UI scrolls to the selected tab by its offset, which has to be the one in this list.
    position: 'relative',
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    // The first label, not the room around it, stands on the edge of the text.
    marginInline: `calc(-1 * ${vars.space.xs})`,
    boxShadow: `inset 0 -1px ${vars.colour.hairline}`,
  }),
);

export const tab = style(
  inComponents({
    flexShrink: 0,
    minBlockSize: vars.width.target,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
    borderBlockEnd: '2px solid transparent',
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { color: vars.colour.text },
      '&[aria-selected="true"]': { borderBlockEndColor: vars.colour.accent, color: vars.colour.text },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } } },
    },
  }),
);

export const count = style(
  inComponents({
    fontSize: vars.size.xs,
    fontVariantNumeric: 'tabular-nums',
    color: vars.colour.textSoft,
    marginInlineStart: vars.space.xxs,
  }),
);

export const panel = style(inBase({ minInlineSize: 0 }));
