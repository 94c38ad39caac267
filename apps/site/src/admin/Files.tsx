import { FileManager, filePlaces } from '@advisor/content/admin';
import { contentStore } from '../backend/tables/content';
import { siteFiles } from '../backend/tables/files';
import { recipePictures } from '../backend/tables/recipes';
import { contentPages } from '../content/tabs';

const collections = [...new Set(contentPages.flatMap((page) => page.collections))];

async function loadPlaces() {
  const [rows, recipes] = await Promise.all([contentStore.load(collections.map(({ name }) => name)), recipePictures()]);
  return filePlaces(collections, rows, recipes);
}

/** /admin/files */
export default function Files() {
  return <FileManager files={siteFiles} loadPlaces={loadPlaces} />;
}
