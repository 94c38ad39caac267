import type { ContentGroup } from '@advisor/content/admin';
import { navigationCollection, ownerCollection } from '@advisor/content/collections';
import { pages } from './pages';

/** What the owner can edit, by page: its own words, then the lists it shows. */
export const contentGroups: readonly ContentGroup[] = [
  { label: 'Whole site', collections: [ownerCollection, navigationCollection] },
  ...pages.map(({ path, words, entries }) => ({
    label: words.label,
    path,
    collections: [words, ...Object.values(entries)],
  })),
];
