import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

/** The page of the links in mails with guides. */
export const page = definePage({
  path: '/guide',
  title: 'Your guide',
  description:
    'Downloads the guide that you asked for by the link in your mail. Asking for it subscribes you to nothing.',
  fields: { hero: words.opening() },
  words: {
    hero: {
      label: 'Guide',
      headline: 'Your guide',
      lead: 'Whoever asks for a guide gets a mail with a link to this page. From here it is one press to the file.',
    },
  },
});
