import { useEffect } from 'react';

/** Fewer entries are searched in no time as they are. */
const worthIt = 500;

/** Searches a long list once while nothing else is to be done, so that the first keystroke finds its texts prepared. */
export function useWarmUp<Entry>(entries: readonly Entry[], search: (entries: readonly Entry[]) => unknown) {
  useEffect(() => {
    if (entries.length < worthIt) return;
    const run = () => void search(entries);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(run, 100);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(run, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [entries, search]);
}
