import type { SentMessage } from '@advisor/content/forms';

let last: (SentMessage & { path: string }) | null = null;

/** Notes that a form of this page has sent a message, or with null that one is on its way. */
export function noteSent(sent: SentMessage | null): void {
  last = sent && { ...sent, path: location.pathname };
}

/** The message that was last sent from this page, if any. */
export const lastSent = (): SentMessage | null => (last?.path === location.pathname ? last : null);
