import type { FormWords, PageHero, Point, SectionWords } from './shapes';

export const requestAdvisoryHero: PageHero = {
  label: 'Advisory services',
  headline: 'Request Advisory Services',
  lead: 'Choose the kind of help, say what is going on, and you will get a straight answer about whether and how I can help.',
  highlights: ['Answer within 2 business days', 'Price and end date agreed first', 'No product to sell'],
};

export const serviceAreasSection: SectionWords = { label: 'Service areas', heading: 'Four kinds of engagement' };

export const advisoryReasonsSection: SectionWords = {
  label: 'Why choose me',
  heading: 'Six things you can hold me to',
};

// PAGE-8
/** Six reasons for this advisor. */
export const advisoryReasons: readonly Point[] = [
  { title: 'One advisor', description: 'The person you meet first is the person who does the work.' },
  {
    title: 'A fixed scope',
    description: 'Price and end date are agreed before we begin, and changed only in writing.',
  },
  { title: 'No products to sell', description: 'No commission and no referral fee, from anyone.' },
  { title: 'Operator experience', description: 'I have hired, priced and been on call in this industry.' },
  { title: 'Discretion', description: 'Client names stay private unless the client wants them known.' },
  { title: 'Work you can use', description: 'You keep the papers, the models and the reasoning.' },
];

export const advisoryForm: FormWords = {
  heading: 'Describe what you need',
  intro: 'A paragraph is enough. Please leave out passwords and client names.',
  response: 'You will hear from me within 2 business days.',
};
