import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inBase, vars, type TextSize } from '../../theme/styling';

const size = styleVariants(vars.size, (fontSize, step: TextSize) =>
  inBase({ fontSize, lineHeight: vars.leading[step] }),
);

export const text = recipe({
  base: inBase({ textWrap: 'pretty' }),
  variants: {
    size,
    color: {
      text: inBase({ color: vars.colour.text }),
      textSoft: inBase({ color: vars.colour.textSoft }),
      accent: inBase({ color: vars.colour.accent }),
      marker: inBase({ color: vars.colour.marker }),
    },
    weight: {
      regular: inBase({ fontWeight: vars.weight.regular }),
      medium: inBase({ fontWeight: vars.weight.medium }),
      strong: inBase({ fontWeight: vars.weight.strong }),
    },
    measure: { true: inBase({ maxInlineSize: vars.width.text }) },
    tabular: { true: inBase({ fontVariantNumeric: 'tabular-nums' }) },
  },
});
