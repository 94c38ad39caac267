import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const recipe = style({});

// RECIPE-7: on paper there is the recipe alone.
globalStyle(`body:has(${recipe}) :is(header, footer)`, inOverrides({ '@media': { print: { display: 'none' } } }));
globalStyle(`body:has(${recipe}) main > :not(${recipe})`, inOverrides({ '@media': { print: { display: 'none' } } }));

/** Content that needs scripts. */
export const scripted = style(
  inOverrides({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } }),
);

export const controls = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m, maxInlineSize: '24rem' }),
);

export const servings = style(inComponents({ flex: '1 1 10rem', minInlineSize: 0 }));

export const picture = style(inComponents({ maxInlineSize: '48rem', '@media': { print: { maxInlineSize: '60mm' } } }));

globalStyle(`${picture} img`, inComponents({ inlineSize: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }));

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const ingredients = style(
  inComponents({
    columnGap: vars.space.xl,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { columns: 2 }, print: { columns: 2 } },
  }),
);

export const ingredient = style(
  inComponents({
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const steps = style(inComponents({ display: 'grid', gap: vars.space.m, overflowWrap: 'anywhere' }));

/** The number stands in a column of its own. */
export const step = style(
  inComponents({ display: 'grid', gridTemplateColumns: `${vars.space.xl} minmax(0, 1fr)`, alignItems: 'baseline' }),
);

export const number = style(
  inComponents({
    color: vars.colour.textSoft,
    fontFamily: vars.font.heading,
    fontSize: vars.size.l,
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
  }),
);
