import { collection } from '../collection';
import { resourceCategoryEntries } from './entries';
import { resourceCategory } from './schema';

export const resourceCategoriesCollection = collection({
  name: 'resource-categories',
  label: 'Resource library',
  entryLabel: 'Category',
  titleField: 'name',
  schema: resourceCategory,
  entries: resourceCategoryEntries,
});
