import { collection } from '../collection';
import { speakingTopicEntries } from './entries';
import { speakingTopic } from './schema';

export const speakingTopicsCollection = collection({
  name: 'speaking-topics',
  label: 'Speaking topics',
  entryLabel: 'Topic',
  titleField: 'title',
  schema: speakingTopic,
  entries: speakingTopicEntries,
});
