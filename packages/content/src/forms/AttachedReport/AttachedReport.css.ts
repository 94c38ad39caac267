import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style(
  inComponents({
    display: 'grid',
    gap: vars.space.m,
    padding: vars.space.m,
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.surface,
  }),
);

/** Keeps line breaks, and scrolls by itself. */
export const text = style(
  inComponents({
    maxBlockSize: '24rem',
    overflow: 'auto',
    margin: 0,
    fontFamily: vars.font.mono,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.s,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
