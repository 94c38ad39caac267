import type { SectionWords } from './shapes';

export const impactSection: SectionWords = {
  label: 'Impact',
  heading: 'Fifteen years of advisory work in numbers',
  intro: 'Counted from engagement letters and program rosters, and rounded down.',
};
