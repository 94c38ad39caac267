import { collection } from '../collection';
import { successStoryEntries } from './entries';
import { successStory } from './schema';

export const successStoriesCollection = collection({
  name: 'success-stories',
  label: 'Success stories',
  entryLabel: 'Story',
  titleField: 'title',
  schema: successStory,
  entries: successStoryEntries,
});
