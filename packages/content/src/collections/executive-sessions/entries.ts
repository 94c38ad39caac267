import type { Entries } from '../collection';
import type { Session } from '../sessions/schema';

export const executiveSessionEntries: Entries<Session> = {
  strategic: {
    title: 'Strategic Planning',
    description: 'Where technology should take the business in the next three years, and what to drop on the way.',
    duration: '90 minutes',
    option: 'strategic',
  },
  risk: {
    title: 'Risk Assessment',
    description: 'The handful of risks that could end a quarter or a career, and who is watching them.',
    duration: '60 minutes',
    option: 'risk',
  },
  leadership: {
    title: 'Leadership Advisory',
    description: 'A hire, a conflict or a conversation you would like to rehearse.',
    duration: '45 minutes',
    option: 'leadership',
  },
};

// PAGE-13
/** The three sessions with their lengths. */
export const executiveSessions: readonly Session[] = Object.values(executiveSessionEntries);
