import type { FormWords, PageHero, SectionWords } from './shapes';

export const consultationHero: PageHero = {
  label: 'Consultation',
  headline: 'Schedule a Consultation',
  lead: 'Pick the conversation that fits. You do not need slides, just a question.',
  highlights: ['30, 45 or 60 minutes', 'No slides', 'Confirmation within 24 hours'],
};

export const consultationSessionsSection: SectionWords = { label: 'Sessions', heading: 'Three kinds of session' };

export const consultationForm: FormWords = {
  heading: 'Request a time',
  intro: 'Name the week that suits you. I propose two times, and you choose.',
  response: 'You will get a confirmation within 24 hours.',
};
