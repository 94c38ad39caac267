import { mediaAssetGroupsCollection, recentCoverageCollection, words } from '@advisor/content/collections';
import {
  biography,
  biographySection,
  coverageSection,
  mediaAssetsSection,
  mediaContact,
  mediaContactSection,
  mediaKitClosingCall,
  mediaKitHero,
  quickFacts,
  quickFactsSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/media-kit',
  title: 'Media Kit',
  description:
    'Quick facts, a biography, photographs and speaking materials for journalists, hosts and event organizers.',
  searchWords: 'headshot, portrait, photograph, picture, logo, biography, press kit, journalists',
  parent: '/media',
  fields: {
    hero: words.opening(),
    quickFacts: words.facts('Quick facts'),
    biography: words.prose('Biography'),
    mediaAssets: words.section('Media assets'),
    mediaContact: words.facts('Media contact'),
    coverage: words.section('Coverage'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: mediaKitHero,
    quickFacts: { ...quickFactsSection, items: quickFacts },
    biography: { ...biographySection, paragraphs: biography },
    mediaAssets: mediaAssetsSection,
    mediaContact: { ...mediaContactSection, items: mediaContact },
    coverage: coverageSection,
    closingCall: mediaKitClosingCall,
  },
  entries: { mediaAssetGroups: mediaAssetGroupsCollection, recentCoverage: recentCoverageCollection },
});
