import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../frame';

/** How filters stand in the query of an address. */
export interface FilterAddress<Filters> {
  /** The names of the query's values that are the filters'; all others are left alone. */
  names: readonly string[];
  /** Reads a query, and gives the defaults for an empty one. */
  read: (query: string) => Filters;
  /** The query without `?`, and without what is at its default. */
  write: (filters: Filters) => string;
}

export interface FilterState<Filters> {
  filters: Filters;
  change: (changes: Partial<Filters>) => void;
  reset: () => void;
  /** The query of the page's address with these filters in it, with `?`, or ''. */
  query: () => string;
}

/** Browsers refuse an address that is rewritten at each keystroke. */
const writeDelay = 250;

/**
 * Holds the filters of a list. While `active`, they are read from the page's address, written into it, and followed when
 * the person goes back and forward.
 */
export function useFilters<Filters extends object>(
  { names, read, write }: FilterAddress<Filters>,
  active: boolean,
): FilterState<Filters> {
  const [filters, setFilters] = useState(() => read(''));
  const rules = useLatest({ names, read, write });
  const writeNow = useRef<() => void>(undefined);

  useEffect(() => {
    if (!active) return;
    const follow = () => {
      // A new hash is a step too: what was typed a moment ago belongs to it.
      if (writeNow.current) writeNow.current();
      else setFilters(rules.current.read(location.search));
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
      // The person may have gone on to another page of the site.
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
    query: () => queryWith({ names, read, write }, filters),
  };
}

function queryWith<Filters>({ names, write }: FilterAddress<Filters>, filters: Filters): string {
  const query = new URLSearchParams(location.search);
  for (const name of names) query.delete(name);
  for (const [name, value] of new URLSearchParams(write(filters))) query.append(name, value);
  const text = query.toString();
  return text && `?${text}`;
}
