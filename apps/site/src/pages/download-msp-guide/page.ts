import { mspGuideChaptersCollection, words } from '@advisor/content/collections';
import { guideFormWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/download-msp-guide',
  title: 'The MSP Guide',
  description: 'A free 75-page guide in seven chapters, from the first managed contract to the sale of the firm.',
  searchWords: 'PDF, ebook, download, handbook',
  parent: '/msp-consulting',
  fields: {
    hero: words.opening(),
    mspGuideChapters: words.section('MSP guide chapters'),
    mspGuideBonus: words.points('MSP guide bonus'),
    form: words.guideForm(),
  },
  words: {
    hero: {
      label: 'Free guide',
      headline: 'The MSP Guide',
      lead: '75 pages, from the first managed contract to the day you hand over the keys.',
      highlights: ['Free', 'Seven chapters', 'Three bonus resources'],
    },
    mspGuideChapters: { label: 'Contents', heading: 'Seven chapters' },
    mspGuideBonus: {
      label: 'Bonus',
      heading: 'Bonus resources',
      points: [
        { title: 'Cost per user worksheet', description: 'The spreadsheet behind chapter two.' },
        { title: 'Agreement outline', description: 'The clauses of chapter three, ready for your lawyer.' },
        { title: 'Onboarding checklist', description: 'Thirty days with a new client, day by day.' },
      ],
    },
    form: guideFormWords('msp-guide'),
  },
  entries: { mspGuideChapters: mspGuideChaptersCollection },
});
