import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inComponents({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' }),
);

export const entry = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xxs,
    maxInlineSize: vars.width.text,
    borderInlineStart: `1px solid ${vars.colour.hairline}`,
    paddingInlineStart: vars.space.m,
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
  }),
);

export const facts = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
  }),
);

/** Keeps line breaks. */
export const words = style(inComponents({ margin: 0, whiteSpace: 'pre-wrap' }));

export const form = style(inComponents({ display: 'grid', gap: vars.space.s, maxInlineSize: vars.width.text }));
