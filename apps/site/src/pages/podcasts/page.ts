import { podcastsCollection, upcomingAppearancesCollection, words } from '@advisor/content/collections';
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
    hero: {
      label: 'Podcasts',
      headline: 'Podcast appearances',
      lead: 'I like hosts who ask follow-up questions. Here is what we talked about, and what is coming up.',
      coverCaption: 'Each bar is an episode, as long as it takes to hear.',
    },
    featuredEpisodes: { label: 'Episodes', heading: 'Featured episodes' },
    upcoming: {
      label: 'Coming up',
      heading: 'Upcoming appearances',
      intro: 'Confirmed means recorded or contracted. Scheduled dates may still move.',
    },
    podcastTopics: {
      label: 'Topics',
      heading: 'What I can talk about',
      items: [
        'Security programs for small teams',
        'Cyber insurance and evidence',
        'MSP pricing and margins',
        'Service provider mergers',
        'Partner programs',
        'Boards and technology risk',
        'Mentoring across borders',
        'Llamas, within reason',
      ],
    },
    closingCall: {
      heading: 'Invite me to your show',
      text: 'Send a recent episode and the question you would open with. I record from a treated room with a proper microphone.',
      actions: [
        { label: 'Contact me', href: '/contact' },
        { label: 'Get the media kit', href: '/media-kit' },
      ],
    },
  },
  entries: { podcasts: podcastsCollection, upcomingAppearances: upcomingAppearancesCollection },
});
