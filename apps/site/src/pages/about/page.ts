import { field, words } from '@advisor/content/collections';
import { about, aboutHero } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/about',
  title: 'About',
  description:
    'Two decades of technology leadership, from a help desk in South Bend to corporate boards and industry councils.',
  searchWords: '{name}, who is, biography, background, career, experience, CV, résumé',
  fields: {
    hero: words.opening(),
    about: field.group({
      label: 'Background and expertise',
      fields: {
        heading: field.text({ label: 'Heading of the background', min: 3, max: 70 }),
        background: field.list({
          label: 'Background',
          of: field.richText({ label: 'Paragraph', min: 10, max: 900 }),
        }),
        expertiseHeading: field.text({ label: 'Heading of the expertise', min: 3, max: 70 }),
        expertise: field.list({ label: 'Expertise', of: field.text({ label: 'Subject', max: 60 }) }),
      },
    }),
  },
  words: {
    hero: aboutHero,
    about,
  },
});
