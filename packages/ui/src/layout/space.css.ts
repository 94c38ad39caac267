import { styleVariants } from '@vanilla-extract/css';
import { inBase, vars } from '../theme/styling';

/** Room between the children of a flex or grid box, one class for each step of space. */
export const gap = styleVariants(vars.space, (size) => inBase({ gap: size }));
