import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

/** The rows are closer to the edge of the popover than other content is. */
export const actions = style(
  inComponents({ display: 'grid', minInlineSize: '10rem', margin: `calc(${vars.space.xxs} - ${vars.space.m})` }),
);
