import { inComponents, vars } from '@advisor/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const typeBase = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }),
);

/** The kind of business, in the colour that the list gives it. */
export const type = styleVariants(
  { ink: vars.colour.ink, soft: vars.colour.inkSoft, accent: vars.colour.accent, marker: vars.colour.marker },
  (colour) => [typeBase, inComponents({ color: colour })],
);

export const highlights = style(
  inComponents({ marginBlockStart: vars.space.m, fontSize: vars.size.xs, lineHeight: vars.leading.xs, color: vars.colour.inkSoft }),
);

export const highlight = style(
  inComponents({
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.colour.hairline}`,
  }),
);
