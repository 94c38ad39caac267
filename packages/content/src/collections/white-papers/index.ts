import { collection } from '../collection';
import { whitePaperEntries } from './entries';
import { whitePaper } from './schema';

export const whitePapersCollection = collection({
  name: 'white-papers',
  label: 'White papers',
  entryLabel: 'Paper',
  titleField: 'title',
  schema: whitePaper,
  entries: whitePaperEntries,
});
