import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inBase, vars, type TextSize } from '../../theme/styling';

// Small headings have the leading of text; large ones have tighter leading and tracking.
const tracking: Record<TextSize, string> = {
  xs: '0',
  s: '0',
  m: '-0.003em',
  l: '-0.006em',
  xl: '-0.01em',
  xxl: '-0.014em',
  display: '-0.018em',
  hero: '-0.022em',
  figure: '-0.03em',
  cover: '-0.03em',
};
const leading: Record<TextSize, string> = {
  xs: '1.4',
  s: '1.35',
  m: '1.3',
  l: '1.25',
  xl: '1.2',
  xxl: '1.16',
  display: '1.1',
  hero: '1.06',
  figure: '1',
  cover: '1',
};

export const heading = recipe({
  base: inBase({
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    textWrap: 'balance',
    '@media': { print: { breakAfter: 'avoid' } },
  }),
  variants: {
    size: styleVariants(vars.size, (fontSize, step: TextSize) =>
      inBase({ fontSize, lineHeight: leading[step], letterSpacing: tracking[step] }),
    ),
  },
});
