import type { Options } from 'minisearch';

/** Where the build leaves the index. */
export const searchIndexPath = '/search.json';

/** One place that the search can find. */
export interface SearchEntry {
  /** Its address, which no other entry has. */
  href: string;
  title: string;
  description: string;
  /** What it is, in the reader's words. */
  kind: 'Page' | 'Tool' | 'Term';
  /** The headings on it, the related terms of a term. */
  headings: string;
}

/** What the browser is told about an entry. */
export type FoundEntry = Omit<SearchEntry, 'headings'>;

/** How the index is made and read; the build and the browser must agree. */
export const searchOptions: Options<SearchEntry> = {
  idField: 'href',
  fields: ['title', 'description', 'headings'],
  storeFields: ['href', 'title', 'description', 'kind'] satisfies (keyof FoundEntry)[],
  searchOptions: {
    boost: { title: 4, headings: 1.5 },
    // A word is found while it is being typed, and with one slip in a long one.
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
