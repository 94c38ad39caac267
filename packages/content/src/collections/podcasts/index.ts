import { collection } from '../collection';
import { podcastEntries } from './entries';
import { podcast } from './schema';

export const podcastsCollection = collection({
  name: 'podcasts',
  label: 'Podcasts',
  entryLabel: 'Episode',
  titleField: 'title',
  schema: podcast,
  entries: podcastEntries,
});
