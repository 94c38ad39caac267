import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.colour.hairline}`;

export const list = style(inComponents({ borderBlockEnd: line }));
export const row = style(inComponents({ borderBlockStart: line }));
