import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: vars.space.s,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const file = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xs,
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: vars.width.target,
    padding: vars.space.xs,
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.control,
    background: vars.colour.surface,
    color: vars.colour.text,
    font: 'inherit',
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.colour.sunken } },
  }),
);
