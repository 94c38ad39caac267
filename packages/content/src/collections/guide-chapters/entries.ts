import type { Entries } from '../collection';
import type { Chapter } from './schema';

export const guideChapterEntries: Entries<Chapter> = {
  'the-business-model': {
    title: 'The business model',
    description: 'What clients buy, what they think they buy and how to close the gap.',
    pages: 12,
  },
  'pricing-and-packaging': {
    title: 'Pricing and packaging',
    description: 'Cost per user, three packages and how to announce a price increase.',
    pages: 15,
  },
  contracts: {
    title: 'Contracts',
    description: 'The agreement, the service description and the clause for a clean exit.',
    pages: 10,
  },
  'service-delivery': {
    title: 'Service delivery',
    description: 'A help desk that answers, escalation that works and metrics that mean something.',
    pages: 13,
  },
  'security-as-a-service': {
    title: 'Security as a service',
    description: 'Start with your own firm, then sell what you have learned to run.',
    pages: 11,
  },
  'growth-and-people': {
    title: 'Growth and people',
    description: 'The first manager, the first salesperson and the first person you let go.',
    pages: 8,
  },
  'selling-the-firm': {
    title: 'Selling the firm',
    description: 'What it is worth, to whom, and what to do in the two years before a sale.',
    pages: 6,
  },
};

// PAGE-12
/** Seven chapters; their pages add up to 75. */
export const mspGuideChapters: readonly Chapter[] = Object.values(guideChapterEntries);
