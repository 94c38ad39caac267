import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', columnGap: vars.space.xxl } },
  }),
);

export const tree = style(inComponents({ display: 'grid', gap: vars.space.l, minInlineSize: 0 }));

/** On a phone, what is open has the whole width; a link leads back to the tree. */
export const treeBesideOpen = style([
  tree,
  inComponents({ display: 'none', '@media': { [media.desktop]: { display: 'grid' } } }),
]);

export const backToTree = style(inComponents({ '@media': { [media.desktop]: { display: 'none' } } }));

export const collections = style(inComponents({ margin: 0, padding: 0, listStyle: 'none' }));

export const collection = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    selectors: { '&:has([aria-current="page"])': { fontWeight: vars.weight.strong } },
  }),
);

export const rows = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    alignItems: 'center',
    paddingBlock: vars.space.s,
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space.m } },
  }),
);

export const rowActions = style(inComponents({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space.s})` }));

/** Stays in sight while the fields scroll. */
export const bar = style(
  inComponents({
    position: 'sticky',
    zIndex: 1,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    backgroundColor: vars.colour.background,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
  }),
);

export const versions = style(
  inComponents({
    display: 'grid',
    gap: vars.space.s,
    margin: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
