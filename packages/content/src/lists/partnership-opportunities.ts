import type { FormWords, PageHero, SectionWords, Step } from './shapes';

export const partnershipHero: PageHero = {
  label: 'Partnerships',
  headline: 'Partnership Opportunities',
  lead: 'I work with a small number of partners at a time, so that each of them gets more than a logo on a page.',
  highlights: ['Consultation within 3 business days', 'A one-page plan', 'A first project within a quarter'],
};

export const partnershipModelsSection: SectionWords = { label: 'Models', heading: 'Four ways to work together' };

export const successStoriesSection: SectionWords = {
  label: 'Results',
  heading: 'Three partnerships and their results',
};

export const partnershipProcessSection: SectionWords = { label: 'Process', heading: 'How a partnership starts' };

export const partnershipProcess: readonly Step[] = [
  { title: 'Inquiry', description: 'You tell me what you want to achieve, and for whom.' },
  {
    title: 'Consultation',
    description: 'We talk about fit, conflicts of interest and effort.',
    duration: 'Within 3 business days',
  },
  { title: 'Plan', description: 'One page: goals, responsibilities, money and how either side can leave.' },
  { title: 'Start', description: 'A first project, small enough to finish in a quarter.' },
];

export const partnershipForm: FormWords = {
  heading: 'Partnership inquiry',
  intro: 'Tell me what you would like to achieve in a year, and for whom.',
  response: 'You will be offered a consultation within 3 business days.',
};
