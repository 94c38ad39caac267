import { filesIn } from '../../collections/files';
import type { ContentRow } from '../contentStore';
import { contentViewAddress, firstContentView } from '../contentView';
import type { AnyCollection } from './anyCollection';
import { entryTitle } from './entryTitle';

/** An entry that shows or links a file. */
export interface FilePlace {
  /** "Your details", or "Testimonials: Colin R." */
  label: string;
  /** Where the owner edits it. */
  href: string;
  /** Whether visitors see it now; else it is a draft. */
  live: boolean;
}

// FILE-34
/** Where each file is used, by its name. Both versions of an entry count: what is live, and what is to be. */
export function filePlaces(
  collections: readonly AnyCollection[],
  rows: readonly ContentRow[],
): ReadonlyMap<string, readonly FilePlace[]> {
  const places = new Map<string, Map<string, FilePlace>>();
  const byName = new Map(collections.map((collection) => [collection.name, collection]));
  for (const { collection: name, key, state, data } of rows) {
    const collection = byName.get(name);
    if (!collection) continue;
    const title = entryTitle(collection, data);
    const href = `/admin/content${contentViewAddress({ ...firstContentView, collection: name, entry: collection.single ? '' : key })}`;
    for (const file of filesIn(data)) {
      const known = places.get(file.name) ?? new Map<string, FilePlace>();
      const live = state === 'published' || known.get(href)?.live === true;
      known.set(href, { label: collection.single ? title : `${collection.label}: ${title}`, href, live });
      places.set(file.name, known);
    }
  }
  return new Map([...places].map(([file, known]) => [file, [...known.values()]]));
}
