import { inComponents, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Drawn at the chosen width, and made to fit by its scale. */
export const frame = style(
  inComponents({
    overflow: 'hidden',
    inlineSize: '100%',
    border: `1px solid ${vars.colour.border}`,
    borderRadius: vars.radius.surface,
    backgroundColor: vars.colour.background,
  }),
);

export const page = style(inComponents({ display: 'block', border: 0, transformOrigin: '0 0' }));
