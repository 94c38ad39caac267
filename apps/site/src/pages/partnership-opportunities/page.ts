import { partnershipModelsCollection, successStoriesCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/partnership-opportunities',
  title: 'Partnership Opportunities',
  description: 'Four ways to work together, who they suit, three success stories and how a partnership starts.',
  searchWords: 'partner with us, alliance, collaboration, sponsor, joint venture',
  parent: '/global-initiatives',
  fields: {
    hero: words.opening(),
    partnershipModels: words.section('Partnership models'),
    successStories: words.section('Success stories'),
    partnershipProcess: words.steps('Partnership process'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Partnerships',
      headline: 'Partnership Opportunities',
      lead: 'I work with a small number of partners at a time, so that each of them gets more than a logo on a page.',
      highlights: ['Consultation within 3 business days', 'A one-page plan', 'A first project within a quarter'],
    },
    partnershipModels: { label: 'Models', heading: 'Four ways to work together' },
    successStories: {
      label: 'Results',
      heading: 'Three partnerships and their results',
    },
    partnershipProcess: {
      label: 'Process',
      heading: 'How a partnership starts',
      steps: [
        { title: 'Inquiry', description: 'You tell me what you want to achieve, and for whom.' },
        {
          title: 'Consultation',
          description: 'We talk about fit, conflicts of interest and effort.',
          duration: 'Within 3 business days',
        },
        { title: 'Plan', description: 'One page: goals, responsibilities, money and how either side can leave.' },
        { title: 'Start', description: 'A first project, small enough to finish in a quarter.' },
      ],
    },
    form: formWords('partnership-inquiry'),
  },
  entries: { partnershipModels: partnershipModelsCollection, successStories: successStoriesCollection },
});
