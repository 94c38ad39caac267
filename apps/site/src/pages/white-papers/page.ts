import { field, whitePapersCollection, words } from '@advisor/content/collections';
import {
  papersSection,
  whitePaperStatistics,
  whitePapersClosingCall,
  whitePapersHero,
  paperBadges,
} from '@advisor/content/lists';
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
    hero: whitePapersHero,
    statistics: { items: whitePaperStatistics },
    papers: { ...papersSection, badges: paperBadges },
    closingCall: whitePapersClosingCall,
  },
  entries: { whitePapers: whitePapersCollection },
});
