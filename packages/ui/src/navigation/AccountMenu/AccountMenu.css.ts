import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const signedInAs = style(
  inComponents({
    minBlockSize: '1lh',
    boxSizing: 'content-box',
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    color: vars.colour.textSoft,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    overflowWrap: 'anywhere',
  }),
);
