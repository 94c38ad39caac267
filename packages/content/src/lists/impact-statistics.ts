import type { SectionWords, Statistic } from './shapes';

export const impactSection: SectionWords = {
  label: 'Impact',
  heading: 'Fifteen years of advisory work in numbers',
  intro: 'Counted from engagement letters and program rosters, and rounded down.',
};

// CONTENT-3, CONTENT-5
/** The impact figures. Each label says what its figure counts, because other pages count other things. */
export const impactStatistics: readonly Statistic[] = [
  { value: '15+', label: 'Years of global advisory experience' },
  { value: '100+', label: 'Strategic initiatives led' },
  { value: '25+', label: 'Global mentoring relationships, one to one' },
  { value: '200+', label: 'Organizations advised, all services together' },
  { value: '35+', label: 'Countries reached' },
];
