import { collection } from '../collection';
import { edition } from './schema';

/** No editions are shipped: they are the owner's own. */
export const editionsCollection = collection({
  name: 'editions',
  label: 'Editions of the brief',
  entryLabel: 'Edition',
  titleField: 'title',
  schema: edition,
  entries: {},
});

export type { Edition, EditionSummary } from './schema';
