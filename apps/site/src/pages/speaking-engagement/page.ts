import { speakingTopicsCollection, words } from '@advisor/content/collections';
import { speakingForm, speakingHero, speakingStatistics, speakingTopicsSection } from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/speaking-engagement',
  title: 'Speaking',
  description:
    'Five talks on security, managed services and the channel for executives, owners and partners. Book one here.',
  searchWords:
    'speak at our conference, keynote, talk, speech, speaker, presenter, panel, webinar, workshop, invite, speaking fee',
  form: 'speaking',
  fields: {
    hero: words.opening(),
    statistics: words.figures('Figures'),
    speakingTopics: words.section('Speaking topics'),
    form: words.form(),
  },
  words: {
    hero: speakingHero,
    statistics: { items: speakingStatistics },
    speakingTopics: speakingTopicsSection,
    form: speakingForm,
  },
  entries: { speakingTopics: speakingTopicsCollection },
});
