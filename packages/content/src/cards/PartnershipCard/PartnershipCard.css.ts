import { inComponents, media, vars } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Benefits beside ideal partners; stacked on a phone. */
export const sides = style(
  inComponents({
    display: 'grid',
    columnGap: vars.space.l,
    rowGap: vars.space.m,
    marginBlockStart: vars.space.xs,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);

export const side = style(
  inComponents({
    paddingBlockEnd: vars.space.xs,
    fontSize: vars.size.xs,
    lineHeight: vars.leading.xs,
    fontWeight: vars.weight.strong,
  }),
);
