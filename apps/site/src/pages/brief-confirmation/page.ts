import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

/** The page of the mailed link that confirms the brief. */
export const page = definePage({
  path: '/brief-confirmation',
  title: 'Confirm the brief',
  description:
    'Subscribes your address to the executive brief by the link in your mail. Opening the page changes nothing.',
  fields: { hero: words.opening() },
  words: {
    hero: {
      label: 'Executive brief',
      headline: 'Confirm the brief',
      lead: 'Whoever orders the brief gets a mail with a link to this page. Nothing is sent before the button is pressed.',
    },
  },
});
