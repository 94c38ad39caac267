import type { Entries } from '../collection';
import type { Session } from '../sessions/schema';

export const planningSessionEntries: Entries<Session> = {
  strategic: {
    title: 'Strategic Channel Planning',
    description: 'The channel plan for the next twelve months, from target partners to budget.',
    duration: 'Full day (8 hours)',
    option: 'strategic',
    includes: [
      'Review of last year’s partner results',
      'Target partner profile and number of partners',
      'Program changes with cost and date',
      'Budget and responsibilities',
      'A written plan within a week',
    ],
  },
  partner: {
    title: 'Partner Program Development',
    description: 'Build a new program or rebuild one that partners have stopped reading.',
    duration: 'Half day (4 hours)',
    option: 'partner',
    includes: [
      'Tiers, margins and benefits',
      'Rules for deals and renewals',
      'First-year onboarding',
      'A one-page draft program',
    ],
  },
  performance: {
    title: 'Channel Performance Planning',
    description: 'Choose the metrics for running the channel, and what to do when they change.',
    duration: 'Half day (4 hours)',
    option: 'performance',
    includes: [
      'Metrics that partners accept',
      'Review calendar for the year',
      'Plan for the middle third',
      'Scorecard you can fill in yourself',
    ],
  },
};

// PAGE-19
/** The three sessions with their lengths. */
export const planningSessions: readonly Session[] = Object.values(planningSessionEntries);
