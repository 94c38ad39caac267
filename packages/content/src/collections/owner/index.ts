import { collection } from '../collection';
import { ownerEntries } from './entries';
import { ownerDetails } from './schema';

export const ownerCollection = collection({
  name: 'owner',
  label: 'Your details',
  entryLabel: 'Details',
  titleField: 'name',
  single: true,
  schema: ownerDetails,
  entries: ownerEntries,
});
