import { cutText } from '@advisor/ui/text';
import { maxEntries } from '../share-state/entries';

export interface AddedEntries<Entry> {
  /** The visitor's earlier entries, then the new ones. */
  own: Entry[];
  /** The number of new entries; exact duplicates are skipped. */
  added: number;
}

/**
 * Adds imported entries to the visitor's own. An id that is taken, in the site's list or the visitor's, gets a numeric
 * suffix.
 *
 * @throws Error when there would be more than `maxEntries`
 */
export function addOwn<Entry extends { id: string }>(
  imported: readonly Entry[],
  own: readonly Entry[],
  listed: readonly Entry[],
): AddedEntries<Entry> {
  const known = new Map([...listed, ...own].map((entry) => [entry.id, JSON.stringify(entry)]));
  const added: Entry[] = [];
  for (const entry of imported) {
    const text = JSON.stringify(entry);
    if (known.get(entry.id) === text) continue;
    let { id } = entry;
    for (let number = 2; known.has(id); number += 1) id = `${cutText(entry.id, 90)}-${number}`;
    known.set(id, text);
    added.push(id === entry.id ? entry : { ...entry, id });
  }
  if (own.length + added.length > maxEntries)
    throw new Error(
      `With these there would be ${own.length + added.length} entries of your own, and at most ${maxEntries} are kept.`,
    );
  return { own: [...own, ...added], added: added.length };
}
