import type { ContentPage, ContentTab } from '@advisor/content/admin';
import {
  impactStatisticsCollection,
  mentorshipTestimonialsCollection,
  navigationCollection,
  ownerCollection,
  podcastsCollection,
  publicationsCollection,
  recentCoverageCollection,
  speakingEngagementsCollection,
  venturesCollection,
} from '@advisor/content/collections';
import { pageAt, pages } from './pages';

/** The landing page is the first, the page for unknown addresses the last. */
const rank = (path: string) => (path === '/home' ? 1 : path === '/not-found' ? -1 : 0);

// ADMIN-8
/** The tabs of /admin/content, before the one of its pages. */
export const contentTabs: readonly ContentTab[] = [
  { label: 'Publications', collection: publicationsCollection },
  { label: 'Podcasts', collection: podcastsCollection },
  { label: 'Speaking', collection: speakingEngagementsCollection },
  { label: 'Media', collection: recentCoverageCollection },
];

/** Everything that the owner can edit, by page: its own words, then the lists it shows. What every page shows is first. */
export const contentPages: readonly ContentPage[] = [
  // The preview shows the portrait, the color and the fonts.
  { label: ownerCollection.label, href: '/home', collections: [ownerCollection] },
  { label: navigationCollection.label, collections: [navigationCollection] },
  ...pages
    .toSorted((a, b) => rank(b.path) - rank(a.path) || a.words.label.localeCompare(b.words.label))
    .map(({ path, words, entries }) => ({
      label: words.label,
      href: path,
      collections: [words, ...Object.values(entries)],
    })),
];

// ADMIN-9
/** The tabs of /admin/site-settings. */
export const settingTabs: readonly ContentTab[] = [
  { label: 'Hero Section', href: '/home', collection: pageAt('/home').words },
  { label: 'About', href: '/about', collection: pageAt('/about').words },
  { label: 'Testimonials', href: '/apply-mentorship-program', collection: mentorshipTestimonialsCollection },
  { label: 'Achievements', href: '/global-initiatives', collection: impactStatisticsCollection },
  { label: 'Ventures', href: '/ventures', collection: venturesCollection },
  { label: ownerCollection.label, href: '/home', collection: ownerCollection },
  { label: navigationCollection.label, collection: navigationCollection },
];
