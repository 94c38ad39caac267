import { words } from '@advisor/content/collections';
import {
  strategyGuideAudience,
  strategyGuideContents,
  strategyGuideForm,
  strategyGuideHero,
  strategyGuideSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/download-strategy-guide',
  title: 'Cybersecurity Strategy Guide',
  description: 'A free 50-page guide to building a security program that a small team can run and a board can follow.',
  searchWords: 'PDF, ebook, download, security program',
  parent: '/cybersecurity-strategy',
  form: 'strategy-guide',
  fields: {
    hero: words.opening(),
    strategyGuide: words.features('Strategy guide'),
    strategyGuideAudience: words.list('Audience'),
    form: words.form(),
  },
  words: {
    hero: strategyGuideHero,
    strategyGuide: { ...strategyGuideSection, items: strategyGuideContents },
    strategyGuideAudience,
    form: strategyGuideForm,
  },
});
