import { collection } from '../collection';
import { featuredContentEntries } from './entries';
import { featuredItem } from './schema';

export const featuredContentCollection = collection({
  name: 'featured-content',
  label: 'Featured content',
  entryLabel: 'Item',
  titleField: 'title',
  schema: featuredItem,
  entries: featuredContentEntries,
});
