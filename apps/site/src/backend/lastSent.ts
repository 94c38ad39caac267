import type { SentMessage } from '@advisor/content/forms';

let last: (SentMessage & { path: string }) | null = null;
const listeners = new Set<() => void>();

/** Notes that a form of this page has sent a message, or with null that none is sent, or another on its way. */
export function noteSent(sent: SentMessage | null): void {
  last = sent && { ...sent, path: location.pathname };
  for (const listener of listeners) listener();
}

/** The message that was last sent from this page, until another one is begun there. */
export const lastSent = (): SentMessage | null => (last?.path === location.pathname ? last : null);

/** Calls the listener when the answer to a message comes. Returns what ends it. */
export function onSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

if (!import.meta.env.SSR)
  addEventListener('input', ({ target }) => {
    if (last && (target as Element).closest('form')) noteSent(null);
  });
