import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, media, vars } from '../../theme/styling';

export const menu = style(inComponents({ '@media': { [media.desktop]: { display: 'none' } } }));

export const opener = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const turning = style(
  inComponents({
    flexShrink: 0,
    marginInlineStart: 'auto',
    selectors: { 'details[open] &': { rotate: '180deg' } },
  }),
);

export const groups = style(
  inComponents({
    display: 'none',
    gap: vars.space.m,
    paddingBlockEnd: vars.space.s,
    selectors: { 'details[open] + &': { display: 'grid' } },
    '@media': { [media.desktop]: { display: 'grid', paddingBlockEnd: 0 } },
  }),
);

export const groupLabel = style(
  inComponents({
    paddingInline: vars.space.s,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

export const list = style(inComponents({ margin: 0, padding: 0, listStyle: 'none' }));

/** The whole line is pressed. */
export const link = style([
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { backgroundColor: vars.colour.sunken },
      '&[aria-current="page"]': { backgroundColor: vars.colour.sunken, fontWeight: vars.weight.strong },
    },
  }),
  inOverrides({
    '@media': {
      [media.forcedColours]: { selectors: { '&[aria-current="page"]': { borderInlineStart: '4px solid LinkText' } } },
    },
  }),
]);

export const note = style(
  inComponents({
    flexShrink: 0,
    marginInlineStart: 'auto',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
