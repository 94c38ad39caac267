import { speakingTopicsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/speaking-engagement',
  title: 'Speaking',
  description:
    'Five talks on security, managed services and the channel for executives, owners and partners. Book one here.',
  searchWords:
    'speak at our conference, keynote, talk, speech, speaker, presenter, panel, webinar, workshop, invite, speaking fee',
  fields: {
    hero: words.opening(),
    statistics: words.figures('Figures'),
    speakingTopics: words.section('Speaking topics'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Speaking',
      headline: 'Book a speaking engagement',
      lead: 'Talks for people who have to act on Monday. I write each one for the room and stay for the questions.',
    },
    statistics: {
      // PAGE-21
      items: [
        { value: '200+', label: 'Speaking engagements' },
        { value: '4.9/5', label: 'Average rating by attendees' },
        { value: '15+', label: 'Years on stage' },
        { value: 'Global', label: 'Coverage, on site or online' },
      ],
    },
    speakingTopics: {
      label: 'Topics',
      heading: 'Five popular topics',
      intro: 'Each can be shortened, lengthened or turned into a workshop.',
    },
    form: formWords('speaking'),
  },
  entries: { speakingTopics: speakingTopicsCollection },
});
