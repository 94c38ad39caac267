import { useMemo } from 'react';

/** The site's list and the visitor's own entries, as one list. */
export function useAllEntries<Entry extends { id: string }>(listed: readonly Entry[], kept: readonly Entry[]) {
  return useMemo(() => {
    const known = new Set(listed.map(({ id }) => id));
    // An entry that the site's list has since accepted is no longer pending.
    const own = kept.filter(({ id }) => !known.has(id));
    return { all: own.length > 0 ? [...listed, ...own] : listed, ownIds: new Set(own.map(({ id }) => id)) };
  }, [listed, kept]);
}
