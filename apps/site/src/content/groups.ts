import type { ContentGroup } from '@advisor/content/admin';
import {
  drivingExcellenceCollection,
  impactStatisticsCollection,
  mentorshipTestimonialsCollection,
  navigationCollection,
  ownerCollection,
  venturesCollection,
} from '@advisor/content/collections';
import { pageAt, pages } from './pages';

/** The landing page is the first, the page for unknown addresses the last. */
const rank = (path: string) => (path === '/home' ? 1 : path === '/not-found' ? -1 : 0);
const wholeSite: readonly ContentGroup[] = [
  // The preview shows the portrait, the color and the fonts.
  { label: 'You', href: '/home', collections: [ownerCollection] },
  { label: 'Whole site', collections: [navigationCollection] },
];

/** What the owner can edit, by page: its own words, then the lists it shows. */
export const contentGroups: readonly ContentGroup[] = [
  ...wholeSite,
  ...pages
    .toSorted((a, b) => rank(b.path) - rank(a.path) || a.words.label.localeCompare(b.words.label))
    .map(({ path, words, entries }) => ({
      label: words.label,
      href: path,
      collections: [words, ...Object.values(entries)],
    })),
];

// ADMIN-9
/** What /admin/site-settings is for: the hero, the words about the owner, testimonials, achievements and ventures. */
export const settingGroups: readonly ContentGroup[] = [
  ...wholeSite,
  { label: 'Hero', href: '/home', collections: [pageAt('/home').words] },
  { label: 'About', href: '/about', collections: [pageAt('/about').words] },
  { label: 'Testimonials', href: '/apply-mentorship-program', collections: [mentorshipTestimonialsCollection] },
  {
    label: 'Achievements',
    href: '/global-initiatives',
    collections: [impactStatisticsCollection, drivingExcellenceCollection],
  },
  { label: 'Ventures', href: '/ventures', collections: [venturesCollection] },
];
