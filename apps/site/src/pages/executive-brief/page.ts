import { briefsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/executive-brief',
  title: 'Executive Brief',
  description:
    'A short written brief on cybersecurity, managed services or technology strategy, as often as you choose.',
  searchWords: 'newsletter, subscribe, mailing list, bulletin, digest, email updates, unsubscribe',
  parent: '/executive-advisory',
  fields: {
    hero: words.opening(),
    briefs: words.section('Briefs'),
    briefStatistics: words.statistics('Brief statistics'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Executive brief',
      headline: 'The Executive Brief',
      lead: 'What changed, whether it matters and what to ask your team. Two pages, as often as you choose.',
    },
    briefs: { label: 'Briefs', heading: 'Three briefs' },
    briefStatistics: {
      label: 'In figures',
      heading: 'What you sign up for',
      items: [
        // CONTENT-4
        { value: '5,000+', label: 'Subscribers to the briefs and papers by email' },
        { value: '2', label: 'Pages per edition' },
        { value: '4', label: 'Frequencies to choose from, weekly to quarterly' },
      ],
    },
    form: formWords('executive-brief'),
  },
  entries: { briefs: briefsCollection },
});
