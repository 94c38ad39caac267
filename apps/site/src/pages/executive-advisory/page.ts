import { words } from '@advisor/content/collections';
import { executiveAdvisory } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/executive-advisory',
  title: 'Executive Advisory',
  description:
    'A neutral advisor for executives and boards: ongoing advice, briefings, due diligence and single sessions.',
  searchWords: 'QBR, quarterly business review, board advisor, vCISO, due diligence, fractional, hire',
  fields: words.servicePage(),
  words: executiveAdvisory,
});
