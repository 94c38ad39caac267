import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.colour.hairline}`;

export const table = style(inComponents({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }));

const cell = inComponents({
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.m,
  verticalAlign: 'top',
  textAlign: 'start',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const head = style([
  cell,
  inComponents({
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.medium,
  }),
]);

export const row = style(
  inComponents({ borderBlockStart: hairline, selectors: { '&:last-child': { borderBlockEnd: hairline } } }),
);

export const fact = style([cell]);

/** The title with its picture. A long word does not push the buttons out. */
export const title = style([cell, inComponents({ fontWeight: vars.weight.regular, overflowWrap: 'anywhere' })]);

export const recipe = style(inComponents({ display: 'flex', gap: vars.space.m, alignItems: 'flex-start' }));

/** Where there is room beside the words. */
export const photo = style(
  inComponents({
    display: 'none',
    flexShrink: 0,
    inlineSize: '5rem',
    '@media': { [media.desktop]: { display: 'block' } },
  }),
);

export const name = style(
  inComponents({
    fontWeight: vars.weight.strong,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    textWrap: 'pretty',
  }),
);

/** The words of a button in one line. */
export const onSite = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xxs,
    minInlineSize: '9.5rem',
  }),
);

export const actions = style(inComponents({ display: 'flex', justifyContent: 'flex-end' }));
