import { words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/request-advisory-proposal',
  title: 'Request an Advisory Proposal',
  description: 'Describe your company and the services you need. A proposal follows within 48 hours of our discussion.',
  searchWords: 'compliance, quote, cost, offer, RFP, hire',
  parent: '/executive-advisory',
  fields: {
    hero: words.opening(),
    proposalProcess: words.steps('Proposal process'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Proposal',
      headline: 'Request an Advisory Proposal',
      lead: 'The more you tell me about your company, the closer the first draft will be. Nothing here commits you.',
      highlights: ['Proposal within 48 hours of discussion', 'Price holds for 30 days', 'Nothing to sign'],
    },
    proposalProcess: {
      label: 'Process',
      heading: 'From request to proposal',
      steps: [
        {
          title: 'You send the form',
          description: 'Select every service that might be relevant. We will narrow it down together.',
        },
        {
          title: 'We talk',
          description: 'A call to understand what has been tried and what success would look like.',
          duration: '45 minutes',
        },
        {
          title: 'You get a proposal',
          description: 'Scope, price, dates and exclusions, on four pages.',
          duration: 'Within 48 hours of our discussion',
        },
        {
          title: 'You decide',
          description: 'The price holds for 30 days, and I do not chase you.',
          duration: '30 days',
        },
      ],
    },
    form: formWords('advisory-proposal'),
  },
});
