import type { Entries } from '../collection';
import type { Session } from '../sessions/schema';

export const channelStrategyEntries: Entries<Session> = {
  'deep-dive': {
    title: 'Strategy Deep Dive',
    description: 'Your whole channel on one page: partners, money, conflicts and what to change first.',
    duration: '90 minutes',
    option: 'deep-dive',
  },
  review: {
    title: 'Quick Strategy Review',
    description: 'One question about your channel, with a second opinion on the answer you already have.',
    duration: '45 minutes',
    option: 'review',
  },
  workshop: {
    title: 'Channel Workshop',
    description: 'Your sales, marketing and finance leads in one room, working on one program.',
    duration: 'Half day',
    option: 'workshop',
  },
};

// PAGE-18
/** The three options with their lengths. */
export const channelStrategyOptions: readonly Session[] = Object.values(channelStrategyEntries);
