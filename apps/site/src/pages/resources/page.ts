import {
  featuredContentCollection,
  resourceCategoriesCollection,
  toolsCollection,
  words,
} from '@advisor/content/collections';
import {
  featuredSection,
  librarySection,
  resourcesClosingCall,
  resourcesHero,
  toolsSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/resources',
  title: 'Resources and free tools',
  description:
    'Guides, checklists and templates for security and MSP leaders, with six free tools that run in your browser.',
  searchWords: 'downloads, templates, checklists, guides, free tools',
  fields: {
    hero: words.opening(),
    featured: words.section('Featured'),
    library: words.section('Library'),
    tools: words.section('Tools'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: resourcesHero,
    featured: featuredSection,
    library: librarySection,
    tools: toolsSection,
    closingCall: resourcesClosingCall,
  },
  entries: {
    featuredContent: featuredContentCollection,
    resourceCategories: resourceCategoriesCollection,
    tools: toolsCollection,
  },
});
