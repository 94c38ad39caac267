import { useMemo } from 'react';

/** The owner's list and the person's own entries, as one list. */
export function useAllEntries<Entry extends { id: string }>(listed: readonly Entry[], kept: readonly Entry[]) {
  return useMemo(() => {
    const known = new Set(listed.map(({ id }) => id));
    // An entry that the owner has taken into the list since is no longer pending.
    const own = kept.filter(({ id }) => !known.has(id));
    return { all: own.length > 0 ? [...listed, ...own] : listed, ownIds: new Set(own.map(({ id }) => id)) };
  }, [listed, kept]);
}
