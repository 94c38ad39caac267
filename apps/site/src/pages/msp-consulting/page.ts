import { words } from '@advisor/content/collections';
import { mspConsulting } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/msp-consulting',
  title: 'MSP Consulting',
  description:
    'Pricing, operations, security and exit planning for managed service providers, from someone who has run one.',
  searchWords: 'QBR, quarterly business review, cost, pricing, exit, sell my MSP, valuation, margins, consultant',
  fields: words.servicePage(),
  words: mspConsulting,
});
