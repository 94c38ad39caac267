import { cutText } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { maxEntries } from '../share-state/entries';
import type { DirectoryWords } from './messages/es';

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
 * @param inOtherLanguages entries of the list in other languages, of which imported ones are duplicates too
 * @throws Error when there would be more than `maxEntries`
 */
export function addOwn<Entry extends { id: string }>(
  imported: readonly Entry[],
  own: readonly Entry[],
  listed: readonly Entry[],
  inOtherLanguages: readonly Entry[] = [],
): AddedEntries<Entry> {
  const ids = new Set(listed.map(({ id }) => id));
  const same = new Set(inOtherLanguages.filter(({ id }) => ids.has(id)).map((entry) => JSON.stringify(entry)));
  const known = new Map([...listed, ...own].map((entry) => [entry.id, JSON.stringify(entry)]));
  const added: Entry[] = [];
  for (const entry of imported) {
    const text = JSON.stringify(entry);
    if (known.get(entry.id) === text || same.has(text)) continue;
    let { id } = entry;
    for (let number = 2; known.has(id); number += 1) id = `${cutText(entry.id, 90)}-${number}`;
    known.set(id, text);
    added.push(id === entry.id ? entry : { ...entry, id });
  }
  if (own.length + added.length > maxEntries)
    throw new InputError<DirectoryWords>(
      'With these there would be {count} entries of your own, and at most {limit} are kept.',
      { count: own.length + added.length, limit: maxEntries },
    );
  return { own: [...own, ...added], added: added.length };
}
