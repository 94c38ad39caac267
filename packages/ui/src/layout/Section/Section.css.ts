import { style } from '@vanilla-extract/css';
import { inBase, inOverrides, media, vars } from '../../theme/styling';

export const sunken = style(inBase({ backgroundColor: vars.colour.sunken, paddingBlock: vars.space.section }));

// Each section on the page background starts with a hairline above its label; a band has none, nor a section after a band.
const openingRule = { borderBlockStart: `1px solid ${vars.colour.hairline}`, paddingBlockStart: vars.space.xl };

export const onPage = style(
  inBase({
    paddingBlockEnd: vars.space.section,
    selectors: { [`${sunken} + &`]: { paddingBlockStart: vars.space.section } },
  }),
);

export const frame = style(
  inBase({
    display: 'grid',
    rowGap: vars.space.s,
    selectors: {
      [`${onPage} &`]: openingRule,
      [`${sunken} + ${onPage} &`]: { borderBlockStart: 0, paddingBlockStart: 0 },
    },
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: vars.space.l,
        // The label is aligned with the first line of the heading.
        alignItems: 'baseline',
      },
    },
  }),
);

export const labelColumn = style(
  inBase({ breakAfter: 'avoid', '@media': { [media.desktop]: { gridColumn: '1 / span 3' } } }),
);

const wideColumn = { '@media': { [media.desktop]: { gridColumn: '4 / -1' } } };

export const header = style(inBase({ display: 'grid', gap: vars.space.m, ...wideColumn }));

export const body = style(
  inBase({
    minInlineSize: 0,
    selectors: { [`${header} + &`]: { marginBlockStart: vars.space.l } },
    ...wideColumn,
  }),
);

export const fullBody = style(
  inBase({
    minInlineSize: 0,
    selectors: { '* + &': { marginBlockStart: vars.space.l } },
    '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
  }),
);

export const printedBand = style(
  inOverrides({ '@media': { print: { backgroundColor: 'transparent', paddingBlock: vars.space.l } } }),
);
