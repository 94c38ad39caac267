import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The navigation beside the page; above it on a phone. Wider than a page for visitors: forms stand beside lists. */
export const frame = style(
  inComponents({
    display: 'grid',
    // On a short page the room is below it, not between it and the navigation.
    gridTemplateRows: 'auto 1fr',
    maxInlineSize: '110rem',
    marginInline: 'auto',
    minBlockSize: 'calc(100vh - 4rem)',
    '@media': {
      [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gridTemplateRows: 'auto' },
      print: { display: 'block' },
    },
  }),
);

export const side = style(
  inComponents({
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    paddingInline: vars.space.m,
    '@media': {
      [media.desktop]: {
        borderBlockEnd: 0,
        borderInlineEnd: `1px solid ${vars.colour.hairline}`,
        paddingBlock: vars.space.l,
      },
      print: { display: 'none' },
    },
  }),
);

/** Stays in sight below the bar of the site. */
export const nav = style(
  inComponents({ '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } } }),
);

export const disclosure = style(inComponents({ '@media': { [media.desktop]: { display: 'none' } } }));

export const summary = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    cursor: 'pointer',
    fontWeight: vars.weight.medium,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const turning = style(
  inComponents({
    marginInlineStart: 'auto',
    selectors: { 'details[open] &': { rotate: '180deg' } },
  }),
);

export const list = style(
  inComponents({
    display: 'none',
    margin: 0,
    padding: 0,
    paddingBlockEnd: vars.space.s,
    listStyle: 'none',
    selectors: { 'details[open] + &': { display: 'grid' } },
    '@media': { [media.desktop]: { display: 'grid', paddingBlockEnd: 0 } },
  }),
);

/** Fills its link, so that the whole line can be pressed. */
export const entry = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    selectors: {
      'a:hover > &': { backgroundColor: vars.colour.sunken },
      'a[aria-current="page"] > &': { backgroundColor: vars.colour.sunken, fontWeight: vars.weight.strong },
    },
  }),
);

export const page = style(inComponents({ minInlineSize: 0 }));
