import type { Kind } from './kinds';
import type { PagePath } from './pages';
import type { SectionWords } from './shapes';

/** A card of the landing page that leads to one part of the site. */
export interface ExcellenceCard {
  title: string;
  description: string;
  icon: Kind<'icon'>;
  href: PagePath;
}

export const drivingExcellenceSection: SectionWords = {
  label: 'The work',
  heading: 'Driving Technology Excellence',
  intro: 'Four places to start, depending on what you came for.',
};

// PAGE-1
/** The four cards of the row, in their order. */
export const drivingExcellence: readonly ExcellenceCard[] = [
  {
    title: 'Global Initiatives',
    description: 'Council seats, mentoring and consulting that have reached more than 35 countries.',
    icon: 'globe',
    href: '/global-initiatives',
  },
  {
    title: 'Ventures',
    description: 'Three companies that serve managed service providers, and a farm that does not.',
    icon: 'building-2',
    href: '/ventures',
  },
  {
    title: 'Media',
    description: 'Podcasts, talks and articles, each with the date, the audience and a link.',
    icon: 'mic',
    href: '/media',
  },
  {
    title: 'Resources',
    description: 'Guides, checklists and six free tools that keep your data in your browser.',
    icon: 'book-open',
    href: '/resources',
  },
];
