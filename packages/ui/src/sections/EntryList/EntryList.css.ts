import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

export const row = style(inBase({ borderBlockStart: `1px solid ${vars.colour.hairline}` }));
