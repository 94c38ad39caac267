/** Where the build leaves what can be found. */
export const searchIndexPath = '/search.json';

/** What an entry is, in the reader's words. */
export type EntryKind = 'Page' | 'Tool' | 'Form' | 'Section' | 'Event' | 'Term';

/** One place that the search can find. */
export interface SearchEntry {
  /** Its address, which no other entry has. */
  href: string;
  /** The title of a page, the heading of a section, the name of a tool, a term or an event. */
  title: string;
  kind: EntryKind;
  /** The title of the page on which a section stands. */
  page?: string;
  /** What a page says above all, where its title says something else. */
  headline?: string;
  /** A sentence about a page. */
  description?: string;
  /** What people ask for when they mean this page, and what does not stand on it. */
  keywords?: string;
  /** The words themselves, a line for each paragraph; of a page, what stands in none of its sections. */
  body: string;
}

/** The file at `searchIndexPath`. */
export interface SearchData {
  entries: readonly SearchEntry[];
  /** Groups of words and phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
}
