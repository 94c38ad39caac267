import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, vars } from '../../theme/styling';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: inComponents({
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [media.reducedMotion]: { borderStyle: 'dotted', animation: 'none' } },
  }),
  variants: {
    size: {
      small: inComponents({ inlineSize: vars.space.m, blockSize: vars.space.m }),
      large: inComponents({ inlineSize: vars.space.xl, blockSize: vars.space.xl, color: vars.colour.accent }),
    },
  },
  defaultVariants: { size: 'large' },
});
