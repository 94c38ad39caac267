import { style } from '@vanilla-extract/css';
import { inBase, inOverrides, media, vars } from '../../theme/styling';

const hairline = `1px solid ${vars.colour.hairline}`;

export const table = style(
  inBase({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

/** Visually hidden: the section's heading says the same. */
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
    textWrap: 'balance',
  }),
]);

/** Below the title; beside it on paper. */
export const description = style([
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
  inOverrides({ '@media': { print: { display: 'inline', marginInlineStart: vars.space.s } } }),
]);

export const figure = style([cell, inBase({ textAlign: 'end', whiteSpace: 'nowrap' })]);

/** A rule separates totals from the rows. */
export const total = style(
  inBase({ borderBlockStart: `1px solid ${vars.colour.border}`, fontWeight: vars.weight.strong }),
);
