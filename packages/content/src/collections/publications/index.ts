import { collection } from '../collection';
import { publicationEntries } from './entries';
import { publication } from './schema';

export const publicationsCollection = collection({
  name: 'publications',
  label: 'Publications',
  entryLabel: 'Publication',
  titleField: 'title',
  schema: publication,
  entries: publicationEntries,
});
