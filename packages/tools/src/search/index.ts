import { charactersOf, fold, foldWords, queryOf } from '@advisor/ui/text';

/** The texts in which a search looks, folded. What it looks for stands in one of them. */
export const searchable = (texts: readonly (string | undefined)[]): string =>
  texts.map((text = '') => foldWords(text)).join(separator);

const separator = '\0';

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
    const query = queryOf(search);
    if (query === null) return [];
    const all = [...entries.keys()];
    // Lists are usually shown whole first; an initial search sorts only its matches.
    if (query === '' && !prepared.orders.has(sort)) prepared.orders.set(sort, sortedBy(sort, entries, all));
    if (query !== '') prepared.texts ??= entries.map((entry) => searchable(fields(entry)));
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

// TOOL-10
/** The text split at the matches of a search, for highlighting. */
export function highlight(text: string, search: string): Segment[] {
  const query = queryOf(search);
  if (!query) return text === '' ? [] : [{ text, match: false }];
  const { folded, starts, ends } = foldWithPlaces(text);
  const segments: Segment[] = [];
  const push = (from: number, to: number, match: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), match });
  };
  let done = 0;
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    const from = Math.max(done, starts[at]!);
    const to = Math.max(from, ends[at + query.length - 1]!);
    push(done, from, false);
    push(from, to, true);
    done = to;
  }
  push(done, text.length, false);
  return segments;
}

/** A folded text, with the start and end of each of its characters in the original: highlights cover whole graphemes. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of charactersOf(text)) {
    for (const part of fold(character)) {
      const isBetween = !/[\p{L}\p{N}]/u.test(part);
      if (isBetween && (folded === '' || folded.endsWith(' '))) continue;
      folded += isBetween ? ' ' : part;
      for (let unit = isBetween ? 1 : part.length; unit > 0; unit -= 1) {
        starts.push(position);
        ends.push(position + character.length);
      }
    }
    position += character.length;
  }
  return { folded, starts, ends };
}

// TOOL-7
/** The filter value of a name in an address: `cloud-services` for `Cloud Services`. */
export const filterValue = (name: string): string => fold(name).replaceAll(' ', '-');
