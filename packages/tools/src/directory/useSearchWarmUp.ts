import { useEffect } from 'react';

/** Shorter lists need no preparation. */
const minEntries = 500;

/** Searches a long list once when the browser is idle, so that its texts are prepared for the first keystroke. */
export function useSearchWarmUp<Entry, Filters extends { search: string }>(
  entries: readonly Entry[],
  filter: (entries: readonly Entry[], filters: Partial<Filters>) => unknown,
) {
  useEffect(() => {
    if (entries.length < minEntries) return;
    const run = () => void filter(entries, { search: 'a' } as Partial<Filters>);
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(run, 100);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(run, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [entries, filter]);
}
