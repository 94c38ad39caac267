import type { SectionWords } from './shapes';

export const featuredSection: SectionWords = {
  label: 'Featured',
  heading: 'Start with one of these',
};
