import { style } from '@vanilla-extract/css';
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
        // Alone in its line it is a target of its own, at least 24 px high (WCAG 2.5.8). Lines of text do not move.
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

/** What is in a link is laid out by the link, as where nothing is said after it. */
export const content = style(inBase({ display: 'contents' }));
