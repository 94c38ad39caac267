import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inBase, vars, type TextSize } from '../../theme/styling';

// Before the sizes, one of which overrides it.
const base = style(inBase({ textWrap: 'pretty' }));

const size = styleVariants(vars.size, (fontSize, step: TextSize) =>
  inBase({
    fontSize,
    lineHeight: vars.leading[step],
    // Leads, and the short texts of cards, rows and captions: lines of equal length, so that none ends with one or two
    // words alone.
    ...((step === 'l' || step === 's' || step === 'xs') && { textWrap: 'balance' }),
  }),
);

export const text = recipe({
  base,
  variants: {
    size,
    color: {
      text: inBase({ color: vars.colour.text }),
      soft: inBase({ color: vars.colour.textSoft }),
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
