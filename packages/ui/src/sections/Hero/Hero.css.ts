import { style, styleVariants } from '@vanilla-extract/css';
import { inBase, media, vars } from '../../theme/styling';

const columns = 'repeat(12, minmax(0, 1fr))';

export const hero = style(
  inBase({
    paddingBlockStart: vars.space.xl,
    paddingBlockEnd: vars.space.section,
    '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxl } },
  }),
);

export const frame = style(
  inBase({
    display: 'grid',
    rowGap: vars.space.xl,
    '@media': {
      [media.tablet]: { gridTemplateColumns: columns, columnGap: vars.space.l },
      [media.desktop]: { rowGap: vars.space.xxl },
    },
  }),
);

export const words = style(
  inBase({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.l,
    '@media': { [media.tablet]: { gridColumn: '1 / span 7' } },
  }),
);

export const tagline = style(inBase({ maxInlineSize: '34rem' }));

export const picture = style(
  inBase({
    maxInlineSize: vars.width.narrow,
    '@media': { [media.tablet]: { gridColumn: '8 / -1', alignSelf: 'end', justifySelf: 'end', inlineSize: '100%' } },
  }),
);

/** Without a picture: the label column beside the text, as in the sections below. */
export const compactFrame = style(
  inBase({
    display: 'grid',
    rowGap: vars.space.m,
    '@media': {
      [media.desktop]: { gridTemplateColumns: columns, columnGap: vars.space.l, alignItems: 'baseline' },
    },
  }),
);

export const compactLabel = style(inBase({ '@media': { [media.desktop]: { gridColumn: '1 / span 3' } } }));

const compactText = style(inBase({ display: 'grid', gap: vars.space.l }));

export const compactWords = style([compactText, inBase({ '@media': { [media.desktop]: { gridColumn: '4 / -1' } } })]);
export const wordsBesideCover = style([
  compactText,
  inBase({ '@media': { [media.desktop]: { gridColumn: '4 / span 6' } } }),
]);

const drawing = style(
  inBase({
    maxInlineSize: '15rem',
    '@media': {
      [media.desktop]: { gridColumn: '10 / -1', alignSelf: 'end', justifySelf: 'end', inlineSize: '100%' },
    },
  }),
);
/** By the narrowest window in which the drawing is shown. */
export const cover = styleVariants({
  phone: [drawing, inBase({ marginBlockStart: vars.space.m, '@media': { [media.desktop]: { marginBlockStart: 0 } } })],
  desktop: [drawing, inBase({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })],
});

export const highlights = style(
  inBase({
    display: 'grid',
    gridColumn: '1 / -1',
    fontWeight: vars.weight.medium,
    selectors: { [`${compactText} > &`]: { marginBlockStart: vars.space.m } },
    '@media': {
      [media.tablet]: { gridAutoFlow: 'column', columnGap: vars.space.l },
    },
  }),
);

export const highlight = style(
  inBase({ borderBlockStart: `1px solid ${vars.colour.border}`, paddingBlock: vars.space.s, textWrap: 'balance' }),
);
