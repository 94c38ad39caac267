import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

/** The browser's own words, "No file chosen", are out of sight: the list says what is chosen. */
export const file = style(
  inComponents({
    borderStyle: 'dashed',
    cursor: 'pointer',
    selectors: {
      '&&': { color: 'transparent' },
      '&::file-selector-button': {
        minBlockSize: '32px',
        paddingInline: vars.space.m,
        border: `1px solid ${vars.colour.border}`,
        borderRadius: vars.radius.control,
        backgroundColor: vars.colour.background,
        color: vars.colour.text,
        font: 'inherit',
        fontWeight: vars.weight.medium,
        cursor: 'pointer',
      },
    },
  }),
);

export const list = style(inComponents({ marginBlockStart: vars.space.xs }));

export const entry = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
  }),
);

export const fileName = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const detail = style(inComponents({ color: vars.colour.textSoft, whiteSpace: 'nowrap' }));

export const remove = style(
  inComponents({
    flexShrink: 0,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.strong,
    selectors: { '&:hover': { backgroundColor: vars.colour.sunken } },
  }),
);
