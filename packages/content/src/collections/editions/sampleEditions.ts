import type { Edition, EditionSummary } from './schema';

/** Editions for stories: a complete one, and lists. */
export const sampleEdition: Edition = {
  title: 'Insurance now asks for proof',
  brief: 'Cybersecurity',
  date: '2026-11-20',
  summary: 'Three renewals, one new question in each of them, and what to have ready before yours.',
  sections: [
    {
      paragraphs: [
        'Three clients renewed their policies this month. Each form had a question that was not there a year ago.',
      ],
    },
    {
      heading: 'What they ask',
      paragraphs: [
        [
          { text: 'When was a backup last restored, and who ' },
          { text: 'saw it work', emphasis: true },
          { text: '? The ' },
          { text: 'papers', href: '/white-papers' },
          { text: ' have a page on it.' },
        ],
      ],
      items: ['The date of the last restore test.', 'Who signed it.', 'What was found, and by when it is mended.'],
    },
  ],
};

export const sampleEditions: readonly EditionSummary[] = [
  {
    slug: 'insurance-asks-for-proof',
    title: sampleEdition.title,
    brief: sampleEdition.brief,
    date: sampleEdition.date,
    summary: sampleEdition.summary,
  },
  {
    slug: 'a-program-with-a-date',
    title: 'A partner program is a promise with a date on it',
    brief: 'MSP',
    date: '2026-10-16',
    summary: 'Why partners remember the terms that changed, and a way to change them that keeps the partners.',
  },
];
