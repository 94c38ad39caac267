import { podcastsCollection, upcomingAppearancesCollection, words } from '@advisor/content/collections';
import {
  featuredEpisodesSection,
  podcastTopics,
  podcastTopicsSection,
  podcastsClosingCall,
  podcastsHero,
  upcomingSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/podcasts',
  title: 'Podcasts',
  description: 'Featured episodes, upcoming appearances and topics for hosts who would like an interview.',
  searchWords: 'episodes, shows, audio, listen, interview, guest',
  parent: '/media',
  fields: {
    hero: words.opening(),
    featuredEpisodes: words.section('Featured episodes'),
    upcoming: words.section('Upcoming'),
    podcastTopics: words.list('Podcast topics'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: podcastsHero,
    featuredEpisodes: featuredEpisodesSection,
    upcoming: upcomingSection,
    podcastTopics: { ...podcastTopicsSection, items: podcastTopics },
    closingCall: podcastsClosingCall,
  },
  entries: { podcasts: podcastsCollection, upcomingAppearances: upcomingAppearancesCollection },
});
