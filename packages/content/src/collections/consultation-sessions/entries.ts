import type { Entries } from '../collection';
import type { Session } from '../sessions/schema';

export const consultationSessionEntries: Entries<Session> = {
  strategy: {
    title: 'Strategy session',
    description: 'One decision about security or technology, worked through until the next step is clear.',
    duration: '45 minutes',
    option: 'strategy',
  },
  msp: {
    title: 'Business growth session',
    description: 'For MSP owners: prices, people or a sale, with your figures on the table.',
    duration: '60 minutes',
    option: 'msp',
  },
  partnership: {
    title: 'Partnership session',
    description: 'A first conversation about working together, with an answer at the end.',
    duration: '30 minutes',
    option: 'partnership',
  },
};

// PAGE-11
/** The three session cards. The business growth card preselects the form's `msp`. */
export const consultationSessions: readonly Session[] = Object.values(consultationSessionEntries);
