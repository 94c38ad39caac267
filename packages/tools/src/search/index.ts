import { charactersOf } from '@advisor/ui/text';

// TOOL-10
/** A text folded for search and sorting: without case and accents, independent of the browser's locale. */
export function fold(text: string): string {
  // Normalization changes nothing here and takes ten times as long.
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** Whether a text is only ASCII, dashes and quotation marks, which fold one to one. */
const isPlain = (text: string) => !/[\u0080-\u2011\u2017\u2020-\uffff]/.test(text);

export interface ListRules<Entry, Sort extends string> {
  /** The searched fields. */
  fields: (entry: Entry) => readonly string[];
  /** The keys of each order, most important first; all ascending. Equal entries keep their order. */
  orders: Readonly<Record<Sort, (entry: Entry) => readonly string[]>>;
}

/** The cache of a list, filled on demand. */
interface Prepared<Entry, Sort> {
  entries: readonly Entry[];
  texts?: string[];
  orders: Map<Sort, number[]>;
}

const separator = '\0';

/**
 * A function that filters and sorts lists by `rules`. It caches folded texts and sort orders, which keeps a search of
 * 10,000 entries within a few milliseconds. A changed entry must be a new object, as in React state.
 */
export function listFilter<Entry extends object, Sort extends string>({ fields, orders }: ListRules<Entry, Sort>) {
  const memory = new WeakMap<readonly Entry[], Prepared<Entry, Sort>>();

  function prepare(entries: readonly Entry[]): Prepared<Entry, Sort> {
    const known = memory.get(entries);
    if (
      known &&
      known.entries.length === entries.length &&
      known.entries.every((entry, index) => entry === entries[index])
    )
      return known;
    const prepared: Prepared<Entry, Sort> = { entries: [...entries], orders: new Map() };
    memory.set(entries, prepared);
    return prepared;
  }

  /** Indices of the entries, sorted by their keys; stable. */
  function sortedBy(sort: Sort, entries: readonly Entry[], places: readonly number[]): number[] {
    return places
      .map((place) => ({ key: fold(orders[sort](entries[place]!).join(separator)), place }))
      .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
      .map(({ place }) => place);
  }

  return (entries: readonly Entry[], search: string, sort: Sort, keep: (entry: Entry) => boolean): Entry[] => {
    const prepared = prepare(entries);
    const query = fold(search.trim());
    if (query.includes(separator)) return [];
    const all = [...entries.keys()];
    // Lists are usually shown whole first; an initial search sorts only its matches.
    if (query === '' && !prepared.orders.has(sort)) prepared.orders.set(sort, sortedBy(sort, entries, all));
    if (query !== '') prepared.texts ??= entries.map((entry) => fold(fields(entry).join(separator)));
    const fits = (place: number) => keep(entries[place]!) && (query === '' || prepared.texts![place]!.includes(query));
    const order = prepared.orders.get(sort);
    const found = order ? order.filter(fits) : sortedBy(sort, entries, all.filter(fits));
    return found.map((place) => entries[place]!);
  };
}

export interface Segment {
  text: string;
  /** Whether this part matches the search. */
  match: boolean;
}

/** The text split at the matches of a search, for highlighting. */
export function highlight(text: string, search: string): Segment[] {
  const query = fold(search.trim());
  if (query === '') return text === '' ? [] : [{ text, match: false }];
  const { folded, from: starts, to: ends } = foldWithPlaces(text);
  const segments: Segment[] = [];
  const push = (from: number, to: number, match: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), match });
  };
  let done = 0;
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    const from = Math.max(done, starts(at));
    const to = Math.max(from, ends(at + query.length - 1));
    push(done, from, false);
    push(from, to, true);
    done = to;
  }
  push(done, text.length, false);
  return segments;
}

/** A folded text, with the start and end of each of its characters in the original. */
function foldWithPlaces(text: string): { folded: string; from: (at: number) => number; to: (at: number) => number } {
  if (isPlain(text)) return { folded: fold(text), from: (at) => at, to: (at) => at + 1 };
  // Folding may change lengths (é as two code points, ligatures); highlights cover whole graphemes.
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of charactersOf(text)) {
    const part = fold(character);
    for (let index = 0; index < part.length; index += 1) {
      starts.push(position);
      ends.push(position + character.length);
    }
    folded += part;
    position += character.length;
  }
  return { folded, from: (at) => starts[at] ?? position, to: (at) => ends[at] ?? position };
}

// TOOL-7
/** The filter value of a name in an address: `cloud-services` for `Cloud Services`. */
export const filterValue = (name: string): string => fold(name).replaceAll(' ', '-');
