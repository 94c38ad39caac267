import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/styling';

export const framed = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));

export const prefix = style(inComponents({ color: vars.colour.textSoft, fontSize: vars.size.s }));
