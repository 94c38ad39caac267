import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const details = style(inComponents({ marginBlockStart: vars.space.xs }));

export const summary = style(
  inComponents({
    // A touch target of sufficient height.
    paddingBlock: vars.space.xs,
    cursor: 'pointer',
    fontWeight: vars.weight.medium,
  }),
);

export const inside = style(inComponents({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
