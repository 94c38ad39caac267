import { collection } from '../collection';
import { briefEntries } from './entries';
import { brief } from './schema';

export const briefsCollection = collection({
  name: 'briefs',
  label: 'Executive briefs',
  entryLabel: 'Brief',
  titleField: 'title',
  schema: brief,
  entries: briefEntries,
});
