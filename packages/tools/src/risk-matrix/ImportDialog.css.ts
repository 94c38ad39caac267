import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '@advisor/ui/theme';

export { small } from '../frame/ToolFrame.css';

export const part = style(inComponents({ display: 'grid', gap: vars.space.m, minInlineSize: 0 }));

/** Selects in two columns if there is room. */
export const selects = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    alignItems: 'start',
    gap: vars.space.m,
  }),
);

export const list = style(
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    paddingInlineStart: 0,
    listStyle: 'none',
    fontSize: vars.size.s,
    lineHeight: vars.leading.s,
    overflowWrap: 'anywhere',
  }),
);
