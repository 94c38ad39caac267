import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

const line = `1px solid ${vars.colour.hairline}`;

export const list = style(inBase({ borderBlockEnd: line }));
export const row = style(inBase({ borderBlockStart: line }));
