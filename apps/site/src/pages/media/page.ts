import {
  podcastsCollection,
  publicationsCollection,
  speakingEngagementsCollection,
  words,
} from '@advisor/content/collections';
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
    hero: {
      label: 'Media',
      headline: 'On air, on stage and in print',
      lead: 'A short selection. Producers and editors will find photographs and a biography in the media kit.',
      actions: [
        { label: 'Get the media kit', href: '/media-kit' },
        { label: 'All podcasts', href: '/podcasts' },
      ],
      coverCaption: 'Each circle is a talk, as large as its audience.',
    },
    podcasts: {
      label: 'Podcasts',
      heading: 'Podcast appearances',
      intro: 'Three conversations that people still write to me about.',
    },
    speaking: {
      label: 'Speaking',
      heading: 'Speaking engagements',
      intro: 'From 50 directors at a table to 1,700 in a hall.',
    },
    publications: {
      label: 'Writing',
      heading: 'Publications',
    },
    closingCall: {
      heading: 'Working on a story, an episode or a program?',
      text: 'Send the subject, the format and your deadline. Media inquiries are answered within 4–\u20606\u00a0hours on business days.',
      actions: [
        { label: 'Contact me', href: '/contact' },
        { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
      ],
    },
  },
  entries: {
    podcasts: podcastsCollection,
    speakingEngagements: speakingEngagementsCollection,
    publications: publicationsCollection,
  },
});
