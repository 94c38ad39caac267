import type { Entries } from '../collection';
import type { Publication } from './schema';

export const publicationEntries: Entries<Publication> = {
  'stop-asking-vendors': {
    title: 'Stop asking vendors whether they are secure',
    type: 'Column',
    publisher: 'Midwest Business Ledger',
    date: '2026-10-06',
    description:
      'Every vendor says yes. Five requests that produce evidence instead of an answer, and how to read what comes back.',
    url: 'https://ledger.example.com/columns/stop-asking-vendors',
  },
  'state-small-provider': {
    title: 'State of the small provider 2026',
    type: 'Report',
    publisher: 'Alliance of Managed Service Firms',
    date: '2026-05-12',
    description:
      'Prices, margins and security practice at 412 providers with fewer than 50 employees, from the association survey.',
    url: 'https://www.amsf.example.org/reports/small-provider-2026',
  },
  'partner-program-promise': {
    title: 'A partner program is a promise with a date on it',
    type: 'Article',
    publisher: 'Channel Practice Review',
    date: '2026-01-20',
    description: 'Why partners remember the terms that changed, and a way to change them that keeps the partners.',
    url: 'https://review.example.com/articles/promise-with-a-date',
  },
  'tabletop-exercise-board': {
    title: 'The tabletop exercise your board will remember',
    type: 'Article',
    publisher: 'Directors Risk Quarterly',
    date: '2025-07-15',
    description: 'A two-hour exercise for directors: one scenario, four decisions, and the notes to keep afterwards.',
    url: 'https://quarterly.example.org/issues/2025-3/tabletop',
  },
};

/** Newest first. */
export const publications: readonly Publication[] = Object.values(publicationEntries);
