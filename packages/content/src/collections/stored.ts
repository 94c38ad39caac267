import { ValidationError } from 'yup';
import type { Collection } from './collection';

/** A published row of the table `content_entries`, which replaces, adds or removes an entry. */
export interface StoredEntry {
  collection: string;
  key: string;
  /** Shipped entries are at 1, 2, 3 …; null is the shipped position, or the end. */
  position: number | null;
  /** Null removes the entry from the site. */
  data: unknown;
}

/** An entry with its position. */
export interface PlacedEntry<Entry> {
  key: string;
  position: number;
  data: Entry;
}

/** An invalid stored entry: it is kept, and the shipped entry with its key is shown instead. */
export interface ContentProblem {
  collection: string;
  key: string;
  /** The path in the entry, such as `highlights[2]`; '' for the whole. */
  field: string;
  /** A sentence for the owner. */
  message: string;
}

// CONTENT-10
/**
 * The entries shown on the site: shipped ones overridden by the collection's stored ones, ordered by position. Rows of
 * other collections are ignored.
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
    // The texts of a page cannot be removed.
    else if (!collection.single) placed.delete(key);
  }
  const entries = [...placed.values()].toSorted((a, b) =>
    a.position === b.position ? (a.key < b.key ? -1 : 1) : a.position - b.position,
  );
  return { entries, problems };
}

/** The error of the first invalid field in form order; null if the entry is valid. */
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

/** With `abortEarly`, yup reports the last field's error instead. */
function firstError(schema: Collection<unknown>['schema'], data: unknown): ValidationError | undefined {
  try {
    schema.validateSync(data, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) return undefined;
    const [first] = error.inner;
    // An empty field reports only that it is empty, not that it is too short.
    return error.inner.find(({ path, type }) => path === first?.path && type === 'required') ?? first;
  }
  return undefined;
}
