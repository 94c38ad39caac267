import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

export const card = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    // Cards in a row have equal height: the grid stretches the cell, and the card fills it.
    blockSize: '100%',
    minInlineSize: 0,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
  variants: {
    variant: {
      // The space below separates the text from the rule of the next row.
      plain: inComponents({ paddingBlock: vars.space.m, borderBlockStart: `1px solid ${vars.colour.border}` }),
      surface: inComponents({
        padding: vars.space.l,
        backgroundColor: vars.colour.surface,
        border: `1px solid ${vars.colour.hairline}`,
        borderRadius: vars.radius.surface,
        transition: `border-color ${vars.motion.fast} ease-out`,
      }),
    },
    clickable: { true: inComponents({ selectors: { '&:hover': { borderColor: vars.colour.accent } } }) },
    muted: { true: inComponents({ color: vars.colour.textSoft }) },
  },
});

export const picture = style(inComponents({ order: -2, marginBlockEnd: vars.space.s }));

/** After the heading in the DOM but above it visually, so that rows align whatever the length of the headings. */
export const meta = style(
  inComponents({
    order: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

/** The one link of a whole-card link, stretched over the card; the ring is drawn around the card. */
export const stretched = style(
  inComponents({
    textDecorationLine: 'none',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.surface },
      '&:hover': { textDecorationLine: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.colour.accent}`, outlineOffset: '2px' },
    },
  }),
);

export const body = style(inComponents({ display: 'grid', gap: vars.space.s, textWrap: 'pretty' }));

/** Pushed to the bottom edge, so that the actions in a row align. */
export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.s,
  }),
);

/** Above the stretched link, so that the card's own actions receive clicks. */
export const actions = style(
  inComponents({ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: vars.space.s }),
);

export const arrow = style(
  inComponents({ marginInlineStart: 'auto', color: vars.colour.accent, '@media': { print: { display: 'none' } } }),
);

export const printed = style(
  inOverrides({ breakInside: 'avoid', '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } } }),
);
