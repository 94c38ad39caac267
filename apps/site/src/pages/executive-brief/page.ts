import { briefsCollection, words } from '@advisor/content/collections';
import {
  briefStatistics,
  briefStatisticsSection,
  briefsSection,
  executiveBriefForm,
  executiveBriefHero,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/executive-brief',
  title: 'Executive Brief',
  description:
    'A short written brief on cybersecurity, managed services or technology strategy, as often as you choose.',
  searchWords: 'newsletter, subscribe, mailing list, bulletin, digest, email updates, unsubscribe',
  parent: '/executive-advisory',
  form: 'executive-brief',
  fields: {
    hero: words.opening(),
    briefs: words.section('Briefs'),
    briefStatistics: words.statistics('Brief statistics'),
    form: words.form(),
  },
  words: {
    hero: executiveBriefHero,
    briefs: briefsSection,
    briefStatistics: { ...briefStatisticsSection, items: briefStatistics },
    form: executiveBriefForm,
  },
  entries: { briefs: briefsCollection },
});
