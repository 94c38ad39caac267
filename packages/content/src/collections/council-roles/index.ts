import { collection } from '../collection';
import { councilRoleEntries, advisoryBodyEntries } from './entries';
import { councilRole } from './schema';

export const councilRolesCollection = collection({
  name: 'council-roles',
  label: 'Council roles',
  entryLabel: 'Role',
  titleField: 'name',
  schema: councilRole,
  entries: councilRoleEntries,
});

export const advisoryBodiesCollection = collection({
  name: 'advisory-bodies',
  label: 'Advisory bodies',
  entryLabel: 'Role',
  titleField: 'name',
  schema: councilRole,
  entries: advisoryBodyEntries,
});
