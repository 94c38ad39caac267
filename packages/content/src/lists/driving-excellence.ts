import type { SectionWords } from './shapes';

export const drivingExcellenceSection: SectionWords = {
  label: 'The work',
  heading: 'Driving Technology Excellence',
  intro: 'Four places to start, depending on what you came for.',
};
