import { style } from '@vanilla-extract/css';
import { inBase, inComponents, vars } from '../theme/styling';

export const browser = style(
  inComponents({
    display: 'grid',
    gap: vars.space.l,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    containerType: 'inline-size',
  }),
);

export const rows = style(inComponents({ display: 'grid', marginBlockStart: vars.space.m }));

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.xs} ${vars.space.l}`,
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
    '@container': { '(min-width: 42em)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr) minmax(0, 5fr)' } },
  }),
);

export const about = style(inComponents({ display: 'grid', gap: vars.space.xs, alignContent: 'start' }));

export const name = style(inComponents({ fontWeight: vars.weight.strong }));

export const use = style(inComponents({ color: vars.colour.textSoft }));

export const values = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    // The first line of a button is on the line of the name beside it.
    marginBlockStart: `calc(-1 * ${vars.space.xxs})`,
  }),
);

export const value = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));

export const condition = style(
  inBase({ minInlineSize: '2.6em', fontSize: vars.size.xs, color: vars.colour.textSoft, whiteSpace: 'nowrap' }),
);

export const copy = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.space.xl,
    paddingInline: vars.space.xs,
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    fontFamily: vars.font.mono,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.colour.sunken } },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.width.target } },
  }),
);

export const copyIcon = style(inComponents({ flexShrink: 0, color: vars.colour.textSoft }));

export const swatch = style(
  inComponents({
    inlineSize: vars.space.l,
    blockSize: vars.space.l,
    flexShrink: 0,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);

export const box = style(
  inComponents({
    inlineSize: '6rem',
    blockSize: vars.space.xxl,
    background: vars.colour.surface,
    border: `1px solid ${vars.colour.border}`,
  }),
);

export const bar = style(
  inComponents({ blockSize: vars.space.s, background: vars.colour.accent, printColorAdjust: 'exact' }),
);

export const letters = style(inComponents({ fontSize: vars.size.l, lineHeight: vars.leading.l }));
