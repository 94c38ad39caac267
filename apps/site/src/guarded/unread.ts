import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { latest } from '../backend/account/session';
import { countUnread } from '../backend/tables/messages';

/** The polling interval while one of the owner's pages is visible, in ms. */
const EVERY_MS = 60_000;

let count = 0;
let turn = 0;
const listeners = new Set<() => void>();

function set(next: number) {
  if (next === count) return;
  count = next;
  for (const tell of listeners) tell();
}

/** Refreshes the number of unread messages. On failure the last count stays. */
export async function refreshUnread(): Promise<void> {
  const mine = ++turn;
  const { signal } = latest.untilSignOut;
  try {
    const found = await countUnread(signal);
    if (mine === turn && typeof found === 'number') set(found);
  } catch (error) {
    // A page that needs the server reports that itself.
    if (!signal.aborted) console.warn('Unread messages were not counted', error);
  }
}

// MESSAGE-3
/**
 * The number of unread messages, refreshed every minute and when the page becomes visible; also shown in the document
 * title.
 */
export function useUnread(): number {
  const unread = useSyncExternalStore(subscribe, () => count);
  const { pathname } = useLocation();

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshUnread();
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  useEffect(() => {
    // After the page's title, which is set in an effect too.
    queueMicrotask(() => {
      const title = document.title.replace(/^\(\d+\) /, '');
      document.title = unread > 0 ? `(${unread}) ${title}` : title;
    });
  }, [unread, pathname]);

  return unread;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
