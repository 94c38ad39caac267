import { style } from '@vanilla-extract/css';
import { inComponents, vars, zIndex } from '../../theme/styling';

export const skipLink = style(
  inComponents({
    position: 'fixed',
    zIndex: zIndex.above,
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    minBlockSize: vars.width.target,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.s,
    borderRadius: vars.radius.control,
    backgroundColor: vars.colour.accent,
    color: vars.colour.onAccent,
    fontSize: vars.size.s,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    // Off-screen until focused; `display: none` would remove it from the tab order.
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
    '@media': { print: { display: 'none' } },
  }),
);
