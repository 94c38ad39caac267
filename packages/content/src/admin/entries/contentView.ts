import { cutText } from '@advisor/ui/text';
import { readPage, writeAddress } from '../lists/listAddress';

// ADMIN-17
/** The open view of /admin/content. Kept in the URL, for bookmarks and history. */
export interface ContentView {
  /** The name of a collection; '' for the overview. */
  collection: string;
  /** The key of an entry; '' for the list of the collection. */
  entry: string;
  /** The search text; '' for all. */
  search: string;
  /** Of the list, from 1. */
  page: number;
}

export const defaultContentView: ContentView = { collection: '', entry: '', search: '', page: 1 };

/** The maximum length of a search. */
export const contentSearchLimit = 100;

/** Parses the view from a query string, with defaults for missing or invalid values. */
export function readContentView(query: string): ContentView {
  const params = new URLSearchParams(query);
  const collection = readName(params.get('collection'));
  return {
    collection,
    entry: collection && readName(params.get('entry')),
    search: cutText((params.get('search') ?? '').trim(), contentSearchLimit),
    page: readPage(params.get('page')),
  };
}

/** The query string of a view, starting with "?", without default values. */
export function contentViewAddress(view: ContentView): string {
  return writeAddress({ ...view }, { ...defaultContentView });
}

const readName = (text: string | null) => (text !== null && /^[a-z0-9][a-z0-9-]{0,99}$/.test(text) ? text : '');
