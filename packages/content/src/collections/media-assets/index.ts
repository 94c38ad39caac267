import { collection } from '../collection';
import { mediaAssetEntries } from './entries';
import { mediaAssetGroup } from './schema';

export const mediaAssetGroupsCollection = collection({
  name: 'media-assets',
  label: 'Files for the press',
  entryLabel: 'Group',
  titleField: 'name',
  schema: mediaAssetGroup,
  entries: mediaAssetEntries,
});
