import type { Collection } from '../../collections/collection';
import { problemOf } from '../../collections/stored';
import type { ContentRow } from './contentStore';

/** How an entry stands, in the order of what the owner should know first. */
export type EntryState = 'attention' | 'scheduled' | 'removal' | 'new' | 'draft' | 'live' | 'removed' | 'shipped';

export const stateNames: Record<EntryState, string> = {
  attention: 'Needs attention',
  scheduled: 'Scheduled',
  removal: 'To be removed',
  new: 'New draft',
  draft: 'Draft',
  live: 'Live',
  removed: 'Not on the site',
  shipped: 'As it ships',
};

/** An entry with all its versions. */
export interface ContentEntry {
  key: string;
  position: number;
  shipped: unknown;
  live: ContentRow | undefined;
  draft: ContentRow | undefined;
  state: EntryState;
  /** What an editor begins with: the draft, else what is live, else what ships. */
  data: unknown;
}

/** The entries of a collection as an editor lists them, with those that are not on the site, in their order. */
export function contentEntries<Entry>(collection: Collection<Entry>, rows: readonly ContentRow[]): ContentEntry[] {
  const places = new Map<string, number>(Object.keys(collection.entries).map((key, index) => [key, index + 1]));
  const versions = new Map<string, { draft?: ContentRow; live?: ContentRow }>();
  for (const row of rows) {
    const known = versions.get(row.key) ?? {};
    versions.set(row.key, { ...known, [row.state === 'draft' ? 'draft' : 'live']: row });
  }
  const keys = new Set([...places.keys(), ...versions.keys()]);
  return [...keys]
    .map((key) => {
      const { draft, live } = versions.get(key) ?? {};
      const shipped: unknown = collection.entries[key];
      const position = draft?.position ?? live?.position ?? places.get(key) ?? Infinity;
      const data = draft?.data ?? live?.data ?? shipped ?? null;
      return { key, position, shipped, live, draft, data, state: stateOf(collection, { key, shipped, live, draft }) };
    })
    .toSorted((a, b) => (a.position === b.position ? (a.key < b.key ? -1 : 1) : a.position - b.position));
}

function stateOf(
  collection: Collection<unknown>,
  { key, shipped, live, draft }: Pick<ContentEntry, 'key' | 'shipped' | 'live' | 'draft'>,
): EntryState {
  if (draft) {
    if (draft.data === null) return 'removal';
    if (draft.publish_at) return 'scheduled';
    return live?.data || (shipped && !live) ? 'draft' : 'new';
  }
  if (!live) return 'shipped';
  if (live.data === null) return 'removed';
  return problemOf(collection, key, live.data) ? 'attention' : 'live';
}

/** A place between two others, so that a move changes one entry alone. */
export function placeBetween(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return (after ?? 1) - 1;
  if (after === undefined || !Number.isFinite(after)) return before + 1;
  return (before + after) / 2;
}

/** A key that no entry has, in kebab case, from the words of its title. */
export function newKey(title: string, taken: ReadonlySet<string>): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  const base = plain || 'entry';
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(key)) return key;
  }
}
