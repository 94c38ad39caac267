import {
  featuredContentCollection,
  resourceCategoriesCollection,
  toolsCollection,
  words,
} from '@advisor/content/collections';
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
    hero: {
      label: 'Resources',
      headline: 'Take what helps',
      lead: 'Documents I use with clients, and six tools that run in your browser. The tools ask for no account and send nothing.',
    },
    featured: {
      label: 'Featured',
      heading: 'Start with one of these',
    },
    library: {
      label: 'Library',
      heading: 'Resource library',
      intro: 'Twelve documents in four groups.',
    },
    tools: {
      label: 'Tools',
      heading: 'Interactive tools',
      intro: 'What you enter stays on your device.',
    },
    closingCall: {
      heading: 'Need something that is not here?',
      text: 'If three people ask for the same thing, I write it. If you need it sooner, we can make it for your company.',
      actions: [
        { label: 'Request a resource', href: '/contact' },
        { label: 'Schedule Consultation', href: '/schedule-consultation' },
      ],
    },
  },
  entries: {
    featuredContent: featuredContentCollection,
    resourceCategories: resourceCategoriesCollection,
    tools: toolsCollection,
  },
});
