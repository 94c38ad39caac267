/** Where the build writes the search index. */
export const searchIndexPath = '/search.json';

/** The kind of an entry, in the reader's terms. */
export type EntryKind = 'Page' | 'Tool' | 'Form' | 'Paper' | 'Section' | 'Event' | 'Term';

/** A search result's target. */
export interface SearchEntry {
  /** Its URL, unique among entries. */
  href: string;
  /** The title of a page, the heading of a section, the name of a tool, a term or an event. */
  title: string;
  kind: EntryKind;
  /** The title of the page that contains a section. */
  page?: string;
  /** A page's main heading, if different from its title. */
  headline?: string;
  /** A sentence about a page. */
  description?: string;
  /** Keywords that people use for this page and that do not appear on it. */
  keywords?: string;
  /** The text, one paragraph per line; for a page, what is outside its sections. */
  body: string;
}

/** The file at `searchIndexPath`. */
export interface SearchData {
  entries: readonly SearchEntry[];
  /** Groups of synonymous words and phrases. */
  synonyms: readonly (readonly string[])[];
}
