import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../../theme/styling';

export const kbd = style(
  inBase({
    // No border, as in a badge: borders are reserved for interactive elements. Forced colours remove the background and
    // show the border.
    paddingInline: '0.4em',
    border: '1px solid transparent',
    borderRadius: '2px',
    backgroundColor: vars.colour.sunken,
    color: vars.colour.text,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);
