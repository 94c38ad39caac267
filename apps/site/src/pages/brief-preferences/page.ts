import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

/** The page of the links in editions of the brief. */
export const page = definePage({
  path: '/brief-preferences',
  title: 'Your brief',
  description: 'Changes or ends your subscription to the executive brief, by the link that stands in each edition.',
  fields: { hero: words.opening() },
  words: {
    hero: {
      label: 'Executive brief',
      headline: 'Your brief',
      lead: 'Choose what you get and how often, pause it, or end it. The link to this page stands in each edition and does not expire.',
    },
  },
});
