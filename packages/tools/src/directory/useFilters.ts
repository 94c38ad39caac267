import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../frame';

// TOOL-7
/** How filters are written in an address's query, each under its own name. */
export interface FilterAddress<Filters, Entry> {
  /** The name of the filter besides `search` and `sort`: "type". */
  choice: Extract<keyof Filters, string>;
  /** Reads a query; missing values, and those that no entry has, are defaults. */
  read: (query: string, entries: readonly Entry[]) => Filters;
  /** The query, without `?` and without defaults. */
  write: (filters: Filters) => string;
}

export interface FilterState<Filters> {
  filters: Filters;
  change: (changes: Partial<Filters>) => void;
  reset: () => void;
  /** The query of the page's address with these filters in it, with `?`, or ''. */
  query: () => string;
}

/** In ms. Browsers limit how often an address may be rewritten. */
const writeDelay = 250;

/** The filters of a list. While `active`, they are read from and written to the page's address, and follow back and forward. */
export function useFilters<Filters extends object, Entry>(
  address: FilterAddress<Filters, Entry>,
  entries: readonly Entry[],
  active: boolean,
): FilterState<Filters> {
  const read = (query: string) => address.read(query, entries);
  const [filters, setFilters] = useState(() => read(''));
  const rules = useLatest({ ...address, read });
  const writeNow = useRef<() => void>(undefined);

  useEffect(() => {
    if (!active) return;
    const follow = () => {
      // A new hash is a history entry too, and needs the latest filters.
      if (writeNow.current) writeNow.current();
      else {
        const { read, write } = rules.current;
        const next = read(location.search);
        // A search that is too long for the address stays while the address is the same.
        setFilters((before) => (write(before) === write(next) ? before : next));
      }
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [active, rules]);

  useEffect(() => {
    if (!active) return;
    const { read, write } = rules.current;
    if (write(read(location.search)) === write(filters)) return;
    const { pathname } = location;
    const put = () => {
      writeNow.current = undefined;
      // The visitor may have moved on to another page.
      if (location.pathname !== pathname) return;
      history.replaceState(history.state, '', `${pathname}${queryWith(rules.current, filters)}${location.hash}`);
    };
    const timer = setTimeout(put, writeDelay);
    writeNow.current = put;
    return () => {
      clearTimeout(timer);
      writeNow.current = undefined;
    };
  }, [active, filters, rules]);

  return {
    filters,
    change: useCallback((changes: Partial<Filters>) => setFilters((before) => ({ ...before, ...changes })), []),
    reset: useCallback(() => setFilters(rules.current.read('')), [rules]),
    query: () => queryWith(address, filters),
  };
}

function queryWith<Filters>(
  { choice, write }: Pick<FilterAddress<Filters, never>, 'choice' | 'write'>,
  filters: Filters,
): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['search', choice, 'sort']) query.delete(name);
  for (const [name, value] of new URLSearchParams(write(filters))) query.append(name, value);
  const text = query.toString();
  return text && `?${text}`;
}
