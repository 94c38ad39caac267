import { briefsCollection, field, words } from '@advisor/content/collections';
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
    front: field.group({
      label: 'The newest edition',
      fields: {
        ...words.heading,
        masthead: field.text({ label: 'Name at its top', max: 40 }),
        none: field.text({ label: 'What it says while there is none', min: 15, max: 160, multiline: true }),
      },
    }),
    cadences: field.group({
      label: 'How often it comes',
      fields: {
        ...words.heading,
        items: field.list({
          label: 'Choices',
          of: field.group({
            label: 'Choice',
            fields: {
              label: field.text({ label: 'Name', max: 40 }),
              perYear: field.number({ label: 'Mails in a year' }),
            },
          }),
          max: 6,
        }),
      },
    }),
    editions: words.section('Earlier editions'),
    editionCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'By email',
      headline: 'The Executive Brief',
      lead: 'What changed, whether it matters and what to ask your team. Two pages, as often as you choose.',
    },
    briefs: { label: 'Choices', heading: 'Three briefs' },
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
    front: {
      label: 'Edition',
      heading: 'The front page',
      masthead: 'The Executive Brief',
      none: 'No edition can be read here yet. Subscribers get each one by mail; what is published stands here too.',
    },
    cadences: {
      label: 'How often',
      heading: 'A year of briefs, by your choice',
      intro: 'Each mark stands for one mail at most: an edition comes when one is written.',
      items: [
        { label: 'Weekly', perYear: 52 },
        { label: 'Every two weeks', perYear: 26 },
        { label: 'Monthly', perYear: 12 },
        { label: 'Quarterly', perYear: 4 },
      ],
    },
    editions: { label: 'Archive', heading: 'Earlier editions' },
    editionCall: {
      heading: 'The next one by mail',
      text: 'Two pages, as often as you choose. Each edition has a link that ends it.',
      actions: [{ label: 'Order the brief', href: '/executive-brief' }],
    },
  },
  editions: true,
  entries: { briefs: briefsCollection },
});
