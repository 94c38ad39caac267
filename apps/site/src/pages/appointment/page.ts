import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

/** The page of the mailed links of a session. */
export const page = definePage({
  path: '/appointment',
  title: 'Your session',
  description: 'Moves or cancels a session that you have booked, by the link in your mail.',
  fields: { hero: words.opening() },
  words: {
    hero: {
      label: 'Session',
      headline: 'Your session',
      lead: 'Whoever books a session gets a mail with links to this page. From here it is one press to move or cancel it.',
    },
  },
});
