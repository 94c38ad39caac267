import { inComponents, vars } from '@advisor/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** The type of a business or board, in the text colour that the list assigns. */
export const colourOf = styleVariants(
  { ink: vars.colour.text, soft: vars.colour.textSoft, accent: vars.colour.accent, marker: vars.colour.marker },
  (color) => inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, color }),
);
