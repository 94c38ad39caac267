import { collection } from '../collection';
import { communityInitiativeEntries } from './entries';
import { communityInitiative } from './schema';

export const communityInitiativesCollection = collection({
  name: 'community-initiatives',
  label: 'Community initiatives',
  entryLabel: 'Initiative',
  titleField: 'name',
  schema: communityInitiative,
  entries: communityInitiativeEntries,
});
