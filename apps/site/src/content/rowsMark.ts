import type { StoredEntry } from '@advisor/content/collections';

/** Where a build for a hosted project says which published rows it has (PUBLISH-12). */
export const builtMarkAddress = '/content/published.json';

/** What the file at `builtMarkAddress` has. */
export interface BuiltMark {
  rows: string;
}

/** A short mark of published rows, in whatever order they were read: the SHA-256 digest of their JSON. */
export async function rowsMark(rows: readonly StoredEntry[]): Promise<string> {
  const ordered = rows
    .map(({ collection, key, position, data }) => JSON.stringify([collection, key, position, data]))
    .toSorted();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ordered.join('\n')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
