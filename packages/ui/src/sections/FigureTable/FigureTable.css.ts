import { style } from '@vanilla-extract/css';
import { inBase, media, vars, visuallyHidden } from '../../theme/styling';

const hairline = `1px solid ${vars.colour.hairline}`;

export const table = style(
  inBase({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

/** Where a title and its figures do not fit in one row, as with enlarged text on a phone. */
const stacked = '(max-width: 15rem)';

export const frame = style(inBase({ containerType: 'inline-size' }));

/** Visually, the section's heading says it. */
export const caption = style(inBase(visuallyHidden));

/** Of stacked rows, each figure has the name of its column beside it. */
export const heads = style(inBase({ '@container': { [stacked]: visuallyHidden } }));
export const column = style(
  inBase({
    display: 'none',
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    '@container': { [stacked]: { display: 'inline' } },
  }),
);

const cell = inBase({
  paddingBlock: vars.space.s,
  paddingInlineStart: vars.space.m,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
  '@media': { [media.tablet]: { paddingBlock: vars.space.m, paddingInlineStart: vars.space.l } },
  '@container': { [stacked]: { paddingBlock: vars.space.xxs, paddingInlineStart: 0 } },
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
    '@container': { [stacked]: { display: 'grid', paddingBlock: vars.space.s } },
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

export const figure = style([
  cell,
  inBase({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': {
      [stacked]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: vars.space.s,
      },
    },
  }),
]);

/** Ruled off from what it adds up. */
export const total = style(
  inBase({ borderBlockStart: `1px solid ${vars.colour.border}`, fontWeight: vars.weight.strong }),
);
