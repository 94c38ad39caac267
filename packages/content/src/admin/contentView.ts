import { cutText } from '@advisor/ui/text';
import { readChoice, readPage, writeAddress } from './listAddress';

// ADMIN-17
/** What is open on /admin/content. Kept in the address, for bookmarks and history. */
export interface ContentView {
  /** One of the tabs that several collections share; '' for the tab of the collection, else the first one. */
  tab: '' | 'pages' | 'drafts';
  /** The name of a collection; '' for none. */
  collection: string;
  /** The key of an entry of it, which is open above the tab; '' for none. */
  entry: string;
  /** Part of the words of an entry; '' for all. */
  search: string;
  /** Of the list, from 1. */
  page: number;
}

export const defaultContentView: ContentView = { tab: '', collection: '', entry: '', search: '', page: 1 };

/** The maximum length of a search. */
export const contentSearchLimit = 100;

/** The view of an address, with defaults for missing or invalid values. */
export function readContentView(query: string): ContentView {
  const params = new URLSearchParams(query);
  const collection = readName(params.get('collection'));
  return {
    tab: readChoice(params.get('tab'), ['pages', 'drafts'], ''),
    collection,
    entry: collection && readName(params.get('entry')),
    search: cutText((params.get('search') ?? '').trim(), contentSearchLimit),
    page: readPage(params.get('page')),
  };
}

/** The query of a view, beginning with "?": only what differs from the defaults. */
export function contentViewAddress(view: ContentView): string {
  return writeAddress({ ...view }, { ...defaultContentView });
}

const readName = (text: string | null) => (text !== null && /^[a-z0-9][a-z0-9-]{0,99}$/.test(text) ? text : '');
