import { partnershipModelsCollection, successStoriesCollection, words } from '@advisor/content/collections';
import {
  partnershipForm,
  partnershipHero,
  partnershipModelsSection,
  partnershipProcess,
  partnershipProcessSection,
  successStoriesSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/partnership-opportunities',
  title: 'Partnership Opportunities',
  description: 'Four ways to work together, who they suit, three success stories and how a partnership starts.',
  searchWords: 'partner with us, alliance, collaboration, sponsor, joint venture',
  parent: '/global-initiatives',
  form: 'partnership-inquiry',
  fields: {
    hero: words.opening(),
    partnershipModels: words.section('Partnership models'),
    successStories: words.section('Success stories'),
    partnershipProcess: words.steps('Partnership process'),
    form: words.form(),
  },
  words: {
    hero: partnershipHero,
    partnershipModels: partnershipModelsSection,
    successStories: successStoriesSection,
    partnershipProcess: { ...partnershipProcessSection, steps: partnershipProcess },
    form: partnershipForm,
  },
  entries: { partnershipModels: partnershipModelsCollection, successStories: successStoriesCollection },
});
