import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '../../theme/styling';

export const disclosure = style([
  inComponents({
    borderBlock: `1px solid ${vars.colour.hairline}`,
    // Adjacent ones share one rule.
    selectors: { '& + &': { borderBlockStart: 0 } },
  }),
  // It cannot be opened on paper.
  inOverrides({
    '@media': {
      print: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
    },
  }),
]);

export const summary = style(
  inComponents({
    position: 'relative',
    display: 'block',
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.xxl,
    minBlockSize: vars.width.target,
    fontWeight: vars.weight.medium,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.colour.accent } },
  }),
);
globalStyle(
  `${summary} > svg`,
  inComponents({
    position: 'absolute',
    insetInlineEnd: vars.space.s,
    // Beside the first line.
    insetBlockStart: `calc(${vars.space.s} + 0.5lh - 10px)`,
    '@media': { print: { display: 'none' } },
  }),
);
globalStyle(`details[open] > ${summary} > svg`, inComponents({ transform: 'rotate(45deg)' }));

export const content = style(inComponents({ paddingBlockEnd: vars.space.m }));
