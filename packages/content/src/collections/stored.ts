import { ValidationError } from 'yup';
import type { Collection } from './collection';

/** A published row of the table `content_entries`, which replaces, adds or removes an entry. */
export interface StoredEntry {
  collection: string;
  key: string;
  /** Shipped entries stand at 1, 2, 3 …; null is the place of the shipped entry, or the end. */
  position: number | null;
  /** Null takes the entry off the site. */
  data: unknown;
}

/** An entry at its place. */
export interface PlacedEntry<Entry> {
  key: string;
  position: number;
  data: Entry;
}

/** A stored entry that does not fit its schema: it is kept, and the shipped entry of its key is shown instead. */
export interface ContentProblem {
  collection: string;
  key: string;
  /** Where in the entry, such as `highlights[2]`; empty for the whole. */
  field: string;
  /** A sentence for the owner. */
  message: string;
}

// CONTENT-10
/**
 * The entries that the site shows: those that ship, with the stored ones of the collection over them, in the order of
 * their positions. Rows of other collections are left out.
 */
export function placeEntries<Entry>(
  collection: Collection<Entry>,
  rows: readonly StoredEntry[],
): { entries: readonly PlacedEntry<Entry>[]; problems: readonly ContentProblem[] } {
  const shipped = Object.entries(collection.entries).map(([key, data], index) => ({ key, data, position: index + 1 }));
  const placed = new Map<string, PlacedEntry<Entry>>(shipped.map((entry) => [entry.key, entry]));
  const problems: ContentProblem[] = [];
  for (const { collection: name, key, position, data } of rows) {
    if (name !== collection.name || (collection.single && !placed.has(key))) continue;
    const place = position ?? placed.get(key)?.position ?? Infinity;
    const problem = data === null ? null : problemOf(collection, key, data);
    if (problem) {
      problems.push(problem);
      const known = placed.get(key);
      if (known) placed.set(key, { ...known, position: place });
    } else if (data !== null) placed.set(key, { key, position: place, data: data as Entry });
    // The words of a page are always there.
    else if (!collection.single) placed.delete(key);
  }
  const entries = [...placed.values()].toSorted((a, b) =>
    a.position === b.position ? (a.key < b.key ? -1 : 1) : a.position - b.position,
  );
  return { entries, problems };
}

/** What does not fit in an entry, at the first field of its form that is at fault; null if it fits. */
export function problemOf(
  { name, schema }: Pick<Collection<unknown>, 'name' | 'schema'>,
  key: string,
  data: unknown,
): ContentProblem | null {
  try {
    schema.validateSync(data, { strict: true });
    return null;
  } catch (error) {
    const { path = '', message } = firstError(schema, data) ?? (error as ValidationError);
    return { collection: name, key, field: path, message };
  }
}

/** Asked for one error alone, yup names that of the last field. */
function firstError(schema: Collection<unknown>['schema'], data: unknown): ValidationError | undefined {
  try {
    schema.validateSync(data, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) return undefined;
    const [first] = error.inner;
    // Of an empty field, that it is empty; not also that it has too few characters.
    return error.inner.find(({ path, type }) => path === first?.path && type === 'required') ?? first;
  }
  return undefined;
}
