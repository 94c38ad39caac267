import type { Entries } from '../collection';
import type { FeaturedContent } from './schema';

export const featuredContentEntries: Entries<FeaturedContent> = {
  'security-decisions-work': {
    title: 'Security decisions for people who do not work in security',
    type: 'Recorded talk',
    duration: '45 min',
    description: 'What an owner has to decide in person, what can be delegated, and how to tell whether it was done.',
    link: /* placeholder: the recording */ null,
  },
  'price-services-afternoon': {
    title: 'Price your services in an afternoon',
    type: 'Workshop',
    duration: '2 hours',
    description: 'Work through your own costs, hour by hour, and leave with a price per user you can defend.',
    link: /* placeholder: the workshop recording */ null,
  },
  'partners-say-vendor': {
    title: 'What partners say when the vendor has left the room',
    type: 'Report',
    pages: 24,
    description:
      'Findings from 60 interviews with channel partners about the programs they stayed in and those they left.',
    link: /* placeholder: the report as a PDF */ null,
  },
};

// CONTENT-4
/** The three featured items: 45 minutes, 2 hours and 24 pages. */
export const featuredContent: readonly FeaturedContent[] = Object.values(featuredContentEntries);
