import { FileManager, filePlaces } from '@advisor/content/admin';
import { contentStore } from '../backend/tables/content';
import { siteFiles } from '../backend/tables/files';
import { contentGroups } from '../content/groups';

const collections = [...new Set(contentGroups.flatMap((group) => group.collections))];

const loadPlaces = async () => filePlaces(collections, await contentStore.load(collections.map(({ name }) => name)));

/** /admin/files */
export default function Files() {
  return <FileManager files={siteFiles} loadPlaces={loadPlaces} />;
}
