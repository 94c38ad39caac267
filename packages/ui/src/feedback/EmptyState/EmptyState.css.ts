import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const emptyState = style(
  inComponents({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.xs,
    paddingBlock: vars.space.xl,
    borderBlock: `1px solid ${vars.colour.hairline}`,
  }),
);

export const action = style(inComponents({ marginBlockStart: vars.space.s }));
