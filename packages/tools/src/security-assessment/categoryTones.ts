import type { Tone } from '@advisor/ui';
import type { CategoryBand } from './assess';

/** The tone of each category band. */
export const categoryTones = {
  Strength: 'success',
  Developing: 'warning',
  Weakness: 'danger',
} as const satisfies Record<CategoryBand, Tone>;
