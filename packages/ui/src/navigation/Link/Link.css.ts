import { recipe } from '@vanilla-extract/recipes';
import { inBase, vars } from '../../theme/styling';

export const link = recipe({
  base: inBase({
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    transition: `color ${vars.motion.fast} ease-out`,
  }),
  variants: {
    variant: {
      text: inBase({
        // Padding makes a standalone link at least 24 px high (WCAG 2.5.8) without moving lines of text.
        paddingBlock: '0.25em',
        color: vars.colour.accent,
        textDecorationLine: 'underline',
        selectors: { '&:hover': { color: vars.colour.accentStrong, textDecorationThickness: '2px' } },
      }),
      plain: inBase({
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&:hover': { textDecorationLine: 'underline' } },
      }),
    },
  },
  defaultVariants: { variant: 'text' },
});
