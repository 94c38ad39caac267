import { inComponents, inOverrides, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style(
  inComponents({
    display: 'grid',
    rowGap: vars.space.xl,
    paddingBlockStart: vars.space.xl,
    paddingBlockEnd: vars.space.section,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: vars.space.l,
        alignItems: 'start',
      },
    },
  }),
);

export const contents = style([
  inComponents({
    '@media': {
      [media.desktop]: { gridColumn: '1 / span 3' },
      // Sticky where the window is tall enough to show all of it.
      [`${media.desktop} and (min-height: 45em)`]: { position: 'sticky', insetBlockStart: vars.space.section },
    },
  }),
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);

export const parts = style(inComponents({ marginBlockStart: vars.space.s }));

export const part = style(
  inComponents({
    display: 'block',
    paddingBlock: vars.space.s,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textDecorationLine: 'none',
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    selectors: { '&:hover': { color: vars.colour.text, textDecorationLine: 'underline' } },
  }),
);

export const words = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xl,
    maxInlineSize: vars.width.text,
    '@media': { [media.desktop]: { gridColumn: '4 / -1' } },
  }),
);

export const items = style(
  inComponents({ listStyle: 'disc', paddingInlineStart: '1.2em', display: 'grid', gap: vars.space.xs }),
);

export const address = style(inComponents({ fontStyle: 'normal' }));
