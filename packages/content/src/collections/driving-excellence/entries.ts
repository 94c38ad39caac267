import type { Entries } from '../collection';
import type { ExcellenceCard } from './schema';

export const excellenceCardEntries: Entries<ExcellenceCard> = {
  'global-initiatives': {
    title: 'Global Initiatives',
    description: 'Council seats, mentoring and consulting that have reached more than 35 countries.',
    icon: 'globe',
    href: '/global-initiatives',
  },
  ventures: {
    title: 'Ventures',
    description: 'Three companies that serve managed service providers, and a farm that does not.',
    icon: 'building-2',
    href: '/ventures',
  },
  media: {
    title: 'Media',
    description: 'Podcasts, talks and articles, each with the date, the audience and a link.',
    icon: 'mic',
    href: '/media',
  },
  resources: {
    title: 'Resources',
    description: 'Guides, checklists and six free tools that keep your data in your browser.',
    icon: 'book-open',
    href: '/resources',
  },
};

// PAGE-1
/** The four cards of the row, in their order. */
export const drivingExcellence: readonly ExcellenceCard[] = Object.values(excellenceCardEntries);
