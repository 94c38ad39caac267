import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** The navigation beside the page; above it on a phone. Wider than public pages: forms are beside lists. */
export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // On a short page the free space goes below it, not between it and the navigation.
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

/** Sticky below the site's bar. */
export const nav = style(
  inComponents({ '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } } }),
);

export const page = style(inComponents({ minInlineSize: 0 }));
