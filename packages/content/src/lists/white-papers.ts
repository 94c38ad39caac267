import type { IsoDate, Kind } from './kinds';
import { kinds } from './kinds';
import type { Href } from './paths';
import type { ClosingCall, PageHero, SectionWords, Statistic } from './shapes';
import { subscribers } from './subscribers';

/** A white paper by the owner. */
export interface WhitePaper {
  title: string;
  description: string;
  category: Kind<'paperCategory'>;
  pages: number;
  date: IsoDate;
  /** The number of downloads. */
  downloads: number;
  /** `null` until the file exists. */
  downloadUrl: Href | null;
}

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

/** Newest first, one for each category. */
export const whitePapers: readonly WhitePaper[] = [
  {
    title: 'The security leader’s first budget',
    description:
      'How to ask for money in a room where everyone asks for money: four budgets, what was granted and why.',
    category: 'Leadership',
    pages: 18,
    date: '2026-09-15',
    downloads: 1240,
    downloadUrl: /* placeholder: the paper as a PDF */ null,
  },
  {
    title: 'Pricing managed services after wage inflation',
    description:
      'What 412 small providers did with their prices between 2021 and 2025, and which of them kept their clients.',
    category: 'Business Strategy',
    pages: 26,
    date: '2026-06-02',
    downloads: 2310,
    downloadUrl: /* placeholder: the paper as a PDF */ null,
  },
  {
    title: 'Evidence before assurance',
    description: 'Replacing supplier questionnaires with five pieces of evidence that can be checked in an afternoon.',
    category: 'Cybersecurity',
    pages: 22,
    date: '2026-02-17',
    downloads: 3185,
    downloadUrl: /* placeholder: the paper as a PDF */ null,
  },
  {
    title: 'Shared responsibility, written down',
    description:
      'Who does what in a cloud tenancy that a provider runs for its client: a matrix with 48 rows and no blanks.',
    category: 'Cloud Security',
    pages: 30,
    date: '2025-10-28',
    downloads: 1870,
    downloadUrl: /* placeholder: the paper as a PDF */ null,
  },
  {
    title: 'Retiring the server room',
    description: 'Three manufacturers that closed theirs and one that opened it again, with costs over five years.',
    category: 'Infrastructure',
    pages: 20,
    date: '2025-06-24',
    downloads: 980,
    downloadUrl: /* placeholder: the paper as a PDF */ null,
  },
  {
    title: 'What a breach costs a company of fifty',
    description: 'Eleven incidents, counted to the dollar, including the bills that came a year later.',
    category: 'Financial',
    pages: 16,
    date: '2025-03-11',
    downloads: 2745,
    downloadUrl: /* placeholder: the paper as a PDF */ null,
  },
];

export const whitePapersClosingCall: ClosingCall = {
  heading: 'Get the next paper',
  text: 'Write to me with the subject “Papers”, and I will email you new ones, three or four a year.',
  actions: [{ label: 'Subscribe', href: '/contact' }],
};
