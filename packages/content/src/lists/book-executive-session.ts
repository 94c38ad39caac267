import type { FormWords, PageHero, Point, SectionWords } from './shapes';

export const executiveSessionHero: PageHero = {
  label: 'Executive session',
  headline: 'Book an Executive Session',
  lead: 'A private working session for an executive with a decision to make and nobody neutral to discuss it with.',
  highlights: ['45, 60 or 90 minutes', 'In confidence', 'A note the next working day'],
};

export const executiveSessionsSection: SectionWords = { label: 'Options', heading: 'Three sessions' };

export const executiveExpectationsSection: SectionWords = {
  label: 'What to expect',
  heading: 'Before, during and after',
};

export const executiveExpectations: readonly Point[] = [
  {
    title: 'Before',
    description:
      'You send a paragraph. I read what is public about your company and sign your confidentiality agreement.',
  },
  {
    title: 'During',
    description: 'No slides. We work on the question until you can say it, and the answer, in one sentence.',
  },
  { title: 'After', description: 'A one-page note the next working day, sent to you alone.' },
];

export const executiveSessionForm: FormWords = {
  heading: 'Request a session',
  intro: 'If the matter is confidential, describe it without names.',
  response: 'I answer in time for the urgency you choose.',
};
