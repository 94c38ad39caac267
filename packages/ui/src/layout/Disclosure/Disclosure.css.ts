import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '../../theme/styling';

export const disclosure = style([
  inComponents({
    borderBlock: `1px solid ${vars.colour.hairline}`,
    // Those of a list share their line.
    selectors: { '& + &': { borderBlockStart: 0 } },
  }),
  // Nobody can open it on paper.
  inOverrides({
    '@media': {
      print: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
    },
  }),
]);

export const summary = style([
  inComponents({
    display: 'list-item',
    paddingBlock: vars.space.s,
    minBlockSize: vars.width.target,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
  }),
  inOverrides({ '@media': { print: { listStyle: 'none' } } }),
]);

export const content = style(inComponents({ paddingBlockEnd: vars.space.m }));
