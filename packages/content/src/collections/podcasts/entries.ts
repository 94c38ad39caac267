import type { Entries } from '../collection';
import type { Podcast } from './schema';

export const podcastEntries: Entries<Podcast> = {
  'cyber-insurer-knows': {
    title: 'What your cyber insurer already knows about you',
    platform: 'The Renewal Hour',
    date: '2026-08-18',
    description:
      'How underwriters read a questionnaire, which answers raise a premium, and why “partly” is the costliest word on the form.',
    duration: '59 minutes',
    type: 'Interview',
    url: 'https://podcasts.example.com/renewal-hour/insurer-knows',
  },
  'pricing-seat-guessing': {
    title: 'Pricing a seat without guessing',
    platform: 'Margin Notes for MSPs',
    date: '2026-04-07',
    description:
      'Three owners compare what a fully loaded user costs them, and where the number in the proposal came from.',
    duration: '28 minutes',
    type: 'Panel',
    url: 'https://podcasts.example.com/margin-notes/pricing-a-seat',
  },
  'first-hour-incident': {
    title: 'The first hour of an incident',
    platform: 'Quarter Past Secure',
    date: '2025-11-13',
    description:
      'Whom to call, in which order, and the two things nobody should touch until the facts are written down.',
    duration: '16 minutes',
    type: 'Short take',
    url: 'https://podcasts.example.com/quarter-past/first-hour',
  },
};

// CONTENT-4
/** The three episodes, newest first. */
export const podcasts: readonly Podcast[] = Object.values(podcastEntries);
