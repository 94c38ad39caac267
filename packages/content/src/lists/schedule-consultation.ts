import type { Session } from './session';
import type { FormWords, PageHero, SectionWords } from './shapes';

export const consultationHero: PageHero = {
  label: 'Consultation',
  headline: 'Schedule a Consultation',
  lead: 'Pick the conversation that fits. You do not need slides, just a question.',
  highlights: ['30, 45 or 60 minutes', 'No slides', 'Confirmation within 24 hours'],
};

export const consultationSessionsSection: SectionWords = { label: 'Sessions', heading: 'Three kinds of session' };

// PAGE-11
/** The three session cards. The business growth card preselects the form's `msp`. */
export const consultationSessions: readonly Session[] = [
  {
    title: 'Strategy session',
    description: 'One decision about security or technology, worked through until the next step is clear.',
    duration: '45 minutes',
    option: 'strategy',
  },
  {
    title: 'Business growth session',
    description: 'For MSP owners: prices, people or a sale, with your figures on the table.',
    duration: '60 minutes',
    option: 'msp',
  },
  {
    title: 'Partnership session',
    description: 'A first conversation about working together, with an answer at the end.',
    duration: '30 minutes',
    option: 'partnership',
  },
];

export const consultationForm: FormWords = {
  heading: 'Request a time',
  intro: 'Name the week that suits you. I propose two times, and you choose.',
  response: 'You will get a confirmation within 24 hours.',
};
