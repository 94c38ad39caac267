import { style } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

const hairline = `1px solid ${vars.colour.hairline}`;

export const table = style(
  inBase({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

/** Visually, the section's heading says it. */
export const caption = style(
  inBase({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

const cell = inBase({
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
  '@media': { [media.tablet]: { paddingBlock: vars.space.m, paddingInlineStart: vars.space.l } },
});

const heading = inBase({
  color: vars.colour.textSoft,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
  verticalAlign: 'bottom',
});

export const head = style([cell, heading, inBase({ textAlign: 'start' })]);
export const figureHead = style([cell, heading, inBase({ textAlign: 'end' })]);

export const row = style(
  inBase({
    borderBlockStart: hairline,
    breakInside: 'avoid',
    selectors: { '&:last-child': { borderBlockEnd: hairline } },
  }),
);

export const title = style([
  cell,
  inBase({
    textAlign: 'start',
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    lineHeight: '1.25',
    fontWeight: vars.weight.heading,
    textWrap: 'pretty',
  }),
]);

export const description = style(
  inBase({
    display: 'block',
    maxInlineSize: '34rem',
    marginBlockStart: vars.space.xxs,
    color: vars.colour.textSoft,
    fontFamily: vars.font.text,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    fontWeight: vars.weight.regular,
  }),
);

export const figure = style([cell, inBase({ textAlign: 'end', whiteSpace: 'nowrap' })]);

/** Ruled off from what it adds up. */
export const total = style(
  inBase({ borderBlockStart: `1px solid ${vars.colour.border}`, fontWeight: vars.weight.strong }),
);
