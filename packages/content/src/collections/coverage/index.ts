import { collection } from '../collection';
import { coverageEntries } from './entries';
import { coverage } from './schema';

export const recentCoverageCollection = collection({
  name: 'coverage',
  label: 'Press coverage',
  entryLabel: 'Text',
  titleField: 'title',
  schema: coverage,
  entries: coverageEntries,
});
