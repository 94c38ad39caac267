import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const skipLink = style(
  inComponents({
    position: 'fixed',
    zIndex: 20,
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
    // Above the viewport until it is focused; `display: none` would take it out of the tab order.
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
    '@media': { print: { display: 'none' } },
  }),
);
