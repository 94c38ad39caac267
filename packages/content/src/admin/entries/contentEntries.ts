import { foldWords, queryOf } from '@advisor/ui/text';
import { problemOf, type ContentProblem, type StoredEntry } from '../../collections/stored';
import { formatTime } from '../formatTime';
import type { ContentRow, EntryDraft } from '../contentStore';
import { isRichText, plainText } from '../../schema/richText';
import type { AnyCollection } from './anyCollection';
import { entryTitle } from './entryTitle';

/** An entry with its versions: what ships, what is live instead, and what is to be. */
export interface ContentEntry {
  collection: string;
  key: string;
  title: string;
  position: number;
  shipped: EntryDraft | null;
  live: ContentRow | null;
  draft: ContentRow | null;
  /** The newest version; null if that is no entry any more. */
  data: EntryDraft | null;
  /** The newest version with words: what would be put back. */
  words: EntryDraft;
}

export const entryStates = ['shipped', 'live', 'draft', 'new', 'removing', 'scheduled', 'off'] as const;
export type EntryState = (typeof entryStates)[number];

// ADMIN-18
/** All entries of a collection in the order that they will have when the drafts are published. */
export function contentEntries(collection: AnyCollection, rows: readonly ContentRow[]): readonly ContentEntry[] {
  const versions = new Map<string, { shipped?: EntryDraft; place?: number; live?: ContentRow; draft?: ContentRow }>();
  Object.entries(collection.entries).forEach(([key, data], index) =>
    versions.set(key, { shipped: data as EntryDraft, place: index + 1 }),
  );
  for (const row of rows) {
    if (row.collection !== collection.name) continue;
    // A page has its own words only.
    if (collection.single && !versions.has(row.key)) continue;
    const known = versions.get(row.key) ?? {};
    versions.set(row.key, { ...known, [row.state === 'draft' ? 'draft' : 'live']: row });
  }
  const entries = [...versions].map(([key, { shipped = null, place = Infinity, live = null, draft = null }]) => {
    const newest = draft ?? live;
    const data = newest ? newest.data : shipped;
    const words = data ?? live?.data ?? shipped ?? {};
    return {
      collection: collection.name,
      key,
      title: entryTitle(collection, words),
      position: newest?.position ?? place,
      shipped,
      live,
      draft,
      data,
      words,
    };
  });
  return entries.toSorted((a, b) => (a.position === b.position ? (a.key < b.key ? -1 : 1) : a.position - b.position));
}

export function stateOf({ draft, live, shipped }: ContentEntry): EntryState {
  if (draft?.publish_at) return 'scheduled';
  if (draft && draft.data === null) return 'removing';
  if (draft) return isOnSite({ live, shipped }) ? 'draft' : 'new';
  if (live) return live.data === null ? 'off' : 'live';
  return 'shipped';
}

/** Whether visitors see the entry now. */
export const isOnSite = ({ live, shipped }: Pick<ContentEntry, 'live' | 'shipped'>) =>
  live ? live.data !== null : shipped !== null;

/** Whether it is in the list of its collection: on the site, or to be. */
export const isListed = (entry: ContentEntry) => stateOf(entry) !== 'off';

const words: Record<Exclude<EntryState, 'scheduled'>, string> = {
  shipped: 'Original',
  live: 'Live',
  draft: 'Draft',
  new: 'New',
  removing: 'To be removed',
  off: 'Not on the site',
};

/** "Draft", or "Scheduled for Nov 23, 2026, 9:00 AM". */
export function stateLabel(entry: ContentEntry): string {
  const state = stateOf(entry);
  return state === 'scheduled' ? `Scheduled for ${formatTime(entry.draft!.publish_at!)}` : words[state];
}

const checked = new WeakMap<object, ContentProblem | null>();

/** What does not fit in the newest stored version of an entry. Shipped ones fit: tests hold them to their schema. */
export function problemIn(collection: AnyCollection, { draft, live, key }: ContentEntry): ContentProblem | null {
  const data = (draft ?? live)?.data;
  if (!data) return null;
  // Versions are never changed in place; a list asks again at every key.
  const known = checked.get(data);
  if (known !== undefined) return known;
  const problem = problemOf(collection, key, data);
  checked.set(data, problem);
  return problem;
}

/** The rows of a site on which all drafts are published. */
export function draftsOver(rows: readonly ContentRow[]): readonly StoredEntry[] {
  const newest = new Map<string, ContentRow>();
  for (const row of rows) {
    const name = `${row.collection}/${row.key}`;
    if (row.state === 'draft' || !newest.has(name)) newest.set(name, row);
  }
  return [...newest.values()].map(({ collection, key, position, data }) => ({ collection, key, position, data }));
}

const haystacks = new WeakMap<object, string>();

/** The entries whose words contain a text, as a search compares them. */
export function withWords(entries: readonly ContentEntry[], search: string): readonly ContentEntry[] {
  const query = queryOf(search);
  if (query === null) return [];
  return query === '' ? entries : entries.filter((entry) => wordsOf(entry).includes(query));
}

function wordsOf(entry: ContentEntry): string {
  let haystack = haystacks.get(entry.words);
  if (haystack === undefined) {
    haystack = foldWords(wordsIn(entry.words));
    haystacks.set(entry.words, haystack);
  }
  return haystack;
}

function wordsIn(value: unknown): string {
  // The words of a paragraph are one text, however many spans they are in.
  if (isRichText(value)) return plainText(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : '';
  return Object.values(value).map(wordsIn).join('\n');
}
