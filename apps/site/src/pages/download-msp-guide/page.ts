import { mspGuideChaptersCollection, words } from '@advisor/content/collections';
import {
  mspGuideBonus,
  mspGuideBonusSection,
  mspGuideChaptersSection,
  mspGuideForm,
  mspGuideHero,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/download-msp-guide',
  title: 'The MSP Guide',
  description: 'A free 75-page guide in seven chapters, from the first managed contract to the sale of the firm.',
  searchWords: 'PDF, ebook, download, handbook',
  parent: '/msp-consulting',
  form: 'msp-guide',
  fields: {
    hero: words.opening(),
    mspGuideChapters: words.section('MSP guide chapters'),
    mspGuideBonus: words.points('MSP guide bonus'),
    form: words.form(),
  },
  words: {
    hero: mspGuideHero,
    mspGuideChapters: mspGuideChaptersSection,
    mspGuideBonus: { ...mspGuideBonusSection, points: mspGuideBonus },
    form: mspGuideForm,
  },
  entries: { mspGuideChapters: mspGuideChaptersCollection },
});
