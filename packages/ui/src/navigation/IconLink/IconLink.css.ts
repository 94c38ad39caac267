import { style } from '@vanilla-extract/css';
import { inComponents, inOverrides, vars } from '../../theme/styling';

export const link = style([
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.width.target,
    blockSize: vars.width.target,
    borderRadius: vars.radius.control,
    color: vars.colour.text,
    transition: `background-color ${vars.motion.fast} ease-out`,
    selectors: { '&:hover': { backgroundColor: vars.colour.sunken } },
  }),
  // An icon alone leads nowhere on paper.
  inOverrides({ '@media': { print: { display: 'none' } } }),
]);

/** Smaller to look at, but with the same touch target. */
export const small = style(
  inComponents({
    inlineSize: '2rem',
    blockSize: '2rem',
    color: vars.colour.textSoft,
    selectors: {
      '&:hover': { color: vars.colour.text },
      '&::before': { content: '', position: 'absolute', inset: `calc((2rem - ${vars.width.target}) / 2)` },
    },
  }),
);
