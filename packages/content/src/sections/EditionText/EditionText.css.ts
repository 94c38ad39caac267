import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

export const items = style(
  inComponents({
    listStyle: 'disc',
    paddingInlineStart: '1.2em',
    display: 'grid',
    gap: vars.space.xs,
    maxInlineSize: vars.width.text,
  }),
);
