import { styleVariants } from '@vanilla-extract/css';
import { inBase, vars } from '../theme/styling';

/** Gap between the children of a flex or grid container, one class per space token. */
export const gap = styleVariants(vars.space, (size) => inBase({ gap: size }));
