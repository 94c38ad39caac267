import { field, whitePapersCollection, words } from '@advisor/content/collections';
import { kinds } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/white-papers',
  title: 'White Papers',
  description:
    'Six papers on leadership, pricing, security, cloud, infrastructure and cost, each with a recommendation.',
  searchWords: 'whitepapers, research, reports, studies, PDF',
  parent: '/media',
  fields: {
    hero: words.opening(),
    statistics: words.figures('Figures'),
    papers: field.group({
      label: 'Papers',
      fields: {
        ...words.heading,
        badges: field.list({ label: 'Badges', of: field.text({ label: 'Badge', max: 60 }) }),
      },
    }),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'White papers',
      headline: 'White papers',
      lead: 'Longer arguments, with sources. Each one ends with what I would do.',
      coverCaption: 'Each bar is a paper, by its pages.',
    },
    statistics: {
      items: [
        { value: '15+', label: 'Papers published, six of them listed here' },
        // CONTENT-4
        { value: '5,000+', label: 'Subscribers to the briefs and papers by email' },
      ],
    },
    papers: {
      label: 'Papers',
      heading: 'Six papers',
      // PAGE-24
      badges: ['All', ...kinds.paperCategory],
    },
    closingCall: {
      heading: 'Get the next paper',
      text: 'Write to me with the subject “Papers”, and I will email you new ones, three or four a year.',
      actions: [{ label: 'Subscribe', href: '/contact' }],
    },
  },
  entries: { whitePapers: whitePapersCollection },
});
