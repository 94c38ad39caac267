import { words } from '@advisor/content/collections';
import { guideFormWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/download-strategy-guide',
  title: 'Cybersecurity Strategy Guide',
  description: 'A free 50-page guide to building a security program that a small team can run and a board can follow.',
  searchWords: 'PDF, ebook, download, security program',
  parent: '/cybersecurity-strategy',
  fields: {
    hero: words.opening(),
    strategyGuide: words.features('Strategy guide'),
    strategyGuideAudience: words.list('Audience'),
    form: words.guideForm(),
  },
  words: {
    hero: {
      label: 'Free guide',
      headline: 'The Cybersecurity Strategy Guide',
      // PAGE-12
      lead: '50 pages on building a security program that a small team can run and a board can follow.',
      highlights: ['Free', 'Sent by email', 'No follow-up emails'],
    },
    strategyGuide: {
      label: 'Contents',
      heading: 'What is inside',
      items: [
        {
          title: 'What to protect',
          description: 'An inventory of the systems, data and people that the business cannot do without.',
        },
        {
          title: 'Choosing a framework',
          description: 'NIST CSF 2.0, CIS Controls v8 or ISO/IEC 27001: which one, and how much of it.',
        },
        {
          title: 'Risk in dollars',
          description: 'Estimates that hold up in front of a chief financial officer, with a worked example.',
        },
        { title: 'A budget you can defend', description: 'What to fund first, what to delay and what to stop.' },
        {
          title: 'People and suppliers',
          description: 'Who does the work, who checks it and what to put in the contract.',
        },
        { title: 'Reporting to the board', description: 'Two pages a quarter, with the template.' },
      ],
    },
    strategyGuideAudience: {
      label: 'Readers',
      heading: 'Who it is for',
      items: [
        'Executives who have just been given responsibility for security',
        'IT managers who have to write the first strategy',
        'Directors who want to know what to ask',
      ],
    },
    form: guideFormWords('strategy-guide'),
  },
});
