import { kinds } from './kinds';
import type { ClosingCall, PageHero, SectionWords, Statistic } from './shapes';
import { subscribers } from './subscribers';

export const whitePapersHero: PageHero = {
  label: 'White papers',
  headline: 'White papers',
  lead: 'Longer arguments, with sources. Each one ends with what I would do.',
};

/** The figure counts all papers; six of them are listed. */
export const whitePaperStatistics: readonly Statistic[] = [
  { value: '15+', label: 'Papers published, six of them listed here' },
  subscribers,
];

export const papersSection: SectionWords = { label: 'Papers', heading: 'Six papers' };

// PAGE-24
/** The badges above the papers. They do not filter. */
export const paperBadges: readonly string[] = ['All', ...kinds.paperCategory];

export const whitePapersClosingCall: ClosingCall = {
  heading: 'Get the next paper',
  text: 'Write to me with the subject “Papers”, and I will email you new ones, three or four a year.',
  actions: [{ label: 'Subscribe', href: '/contact' }],
};
