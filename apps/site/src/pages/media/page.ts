import {
  podcastsCollection,
  publicationsCollection,
  speakingEngagementsCollection,
  words,
} from '@advisor/content/collections';
import {
  mediaClosingCall,
  mediaHero,
  podcastsSection,
  publicationsSection,
  speakingSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/media',
  title: 'Media',
  description: 'Podcast appearances, talks and articles on security, managed services and the technology channel.',
  searchWords: 'press, interviews, articles, publications, blog, videos, talks, news',
  fields: {
    hero: words.opening(),
    podcasts: words.section('Podcasts'),
    speaking: words.section('Speaking'),
    publications: words.section('Publications'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: mediaHero,
    podcasts: podcastsSection,
    speaking: speakingSection,
    publications: publicationsSection,
    closingCall: mediaClosingCall,
  },
  entries: {
    podcasts: podcastsCollection,
    speakingEngagements: speakingEngagementsCollection,
    publications: publicationsCollection,
  },
});
