import { serviceAreasCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/request-advisory-services',
  title: 'Request Advisory Services',
  description:
    'Four kinds of advisory work with typical durations. Describe your need and hear back within 2 business days.',
  searchWords: 'hire, consultant, advisor, work together, engagement',
  fields: {
    hero: words.opening(),
    serviceAreas: words.section('Service areas'),
    advisoryReasons: words.features('Advisory reasons'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Advisory services',
      headline: 'Request Advisory Services',
      lead: 'Choose the kind of help, say what is going on, and you will get a straight answer about whether and how I can help.',
      highlights: ['Answer within 2 business days', 'Price and end date agreed first', 'No product to sell'],
    },
    serviceAreas: { label: 'Service areas', heading: 'Four kinds of engagement' },
    advisoryReasons: {
      label: 'Why choose me',
      heading: 'Six things you can hold me to',
      // PAGE-8
      items: [
        { title: 'One advisor', description: 'The person you meet first is the person who does the work.' },
        {
          title: 'A fixed scope',
          description: 'Price and end date are agreed before we begin, and changed only in writing.',
        },
        { title: 'No products to sell', description: 'No commission and no referral fee, from anyone.' },
        { title: 'Operator experience', description: 'I have hired, priced and been on call in this industry.' },
        { title: 'Discretion', description: 'Client names stay private unless the client wants them known.' },
        { title: 'Work you can use', description: 'You keep the papers, the models and the reasoning.' },
      ],
    },
    form: formWords('advisory-request'),
  },
  entries: { serviceAreas: serviceAreasCollection },
});
