import { collection } from '../collection';
import { partnershipModelEntries } from './entries';
import { partnershipModel } from './schema';

export const partnershipModelsCollection = collection({
  name: 'partnership-models',
  label: 'Partnership models',
  entryLabel: 'Model',
  titleField: 'title',
  schema: partnershipModel,
  entries: partnershipModelEntries,
});
