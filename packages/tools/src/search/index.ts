/** A text as it is searched and sorted: without case and accents, the same in every language of a browser. */
export function fold(text: string): string {
  // The long way changes nothing in a text of ASCII, and takes ten times as long.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

export interface ListRules<Entry, Sort extends string> {
  /** The fields that the search looks into. */
  fields: (entry: Entry) => readonly string[];
  /** The keys of each order, most important first; all ascending. Equal entries keep their order. */
  orders: Readonly<Record<Sort, (entry: Entry) => readonly string[]>>;
}

/** What is remembered of a list, each part from its first use on. */
interface Prepared<Entry, Sort> {
  entries: readonly Entry[];
  texts?: string[];
  orders: Map<Sort, number[]>;
}

const separator = '\0';

/**
 * A function that filters and sorts lists by `rules`. It remembers the folded texts and the orders of a list, which is
 * what keeps a search of 10,000 entries within a few milliseconds. An entry that changes must be a new object, as with
 * React's state.
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

  function orderOf(prepared: Prepared<Entry, Sort>, sort: Sort): number[] {
    const known = prepared.orders.get(sort);
    if (known) return known;
    const order = prepared.entries
      .map((entry, index) => ({ key: fold(orders[sort](entry).join(separator)), index }))
      .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
      .map(({ index }) => index);
    prepared.orders.set(sort, order);
    return order;
  }

  return (entries: readonly Entry[], search: string, sort: Sort, keep: (entry: Entry) => boolean): Entry[] => {
    const prepared = prepare(entries);
    const query = fold(search.trim());
    if (query !== '') prepared.texts ??= entries.map((entry) => fold(fields(entry).join(separator)));
    if (query.includes(separator)) return [];
    const found: Entry[] = [];
    for (const index of orderOf(prepared, sort)) {
      const entry = prepared.entries[index];
      if (entry && keep(entry) && (query === '' || prepared.texts?.[index]?.includes(query))) found.push(entry);
    }
    return found;
  };
}

export interface Segment {
  text: string;
  /** Whether the search found this part. */
  match: boolean;
}

/** The text cut where the search matches, to be marked on screen. The parts joined are the text. */
export function highlight(text: string, search: string): Segment[] {
  const query = fold(search.trim());
  if (query === '') return text === '' ? [] : [{ text, match: false }];
  // Folding may change lengths (é as two characters, a ligature), so each folded character knows where it came from.
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index += 1) {
      starts.push(position);
      ends.push(position + character.length);
    }
    folded += part;
    position += character.length;
  }
  const segments: Segment[] = [];
  const push = (from: number, to: number, match: boolean) => {
    if (to > from) segments.push({ text: text.slice(from, to), match });
  };
  let done = 0;
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + query.length)) {
    const from = Math.max(done, starts[at] ?? done);
    const to = Math.max(from, ends[at + query.length - 1] ?? from);
    push(done, from, false);
    push(from, to, true);
    done = to;
  }
  push(done, text.length, false);
  return segments;
}

/** The filter value of a name as it stands in an address: `cloud-services`, also for `Cloud Services`. */
export const filterValue = (name: string): string => fold(name).replaceAll(' ', '-');
