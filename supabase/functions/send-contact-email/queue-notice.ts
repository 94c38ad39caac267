import type { Mailer } from './mailer.ts';
import type { MessageStore } from './store.ts';

/** Least time between two mails that say how many messages wait. */
const PAUSE_MS = 60 * 60_000;

export interface QueueNotice {
  /** Mails how many messages wait, when some do, more than was told before, and nothing was told for an hour. Rejects when that fails. */
  tell(): Promise<void>;
}

/** The one mail that stands for those that are held back while very many messages come. Nothing that a visitor wrote is in it. */
export function createQueueNotice({
  store,
  mailer,
  siteUrl,
  now = () => performance.now(),
}: {
  store: Pick<MessageStore, 'countWaiting'>;
  mailer: Mailer;
  /** Public address of the site, where it is known. */
  siteUrl?: string | undefined;
  now?: () => number;
}): QueueNotice {
  let told = 0;
  let toldAt = -Infinity;
  return {
    async tell() {
      const waiting = await store.countWaiting();
      told = Math.min(told, waiting);
      if (waiting <= told || now() < toldAt + PAUSE_MS) return;
      const before = { told, toldAt };
      [told, toldAt] = [waiting, now()];
      try {
        await mailer.send(noticeOf(waiting, siteUrl));
      } catch (error) {
        ({ told, toldAt } = before);
        throw error;
      }
    },
  };
}

function noticeOf(waiting: number, siteUrl: string | undefined) {
  const [messages, wait] =
    waiting === 1 ? ['1 message', 'waits'] : [`${waiting.toLocaleString('en')} messages`, 'wait'];
  const place = siteUrl ? `${siteUrl.replace(/\/+$/, '')}/admin/messages` : '/admin/messages of your website';
  return {
    id: crypto.randomUUID(),
    subject: `${messages} ${wait} on your website`,
    text:
      `${messages} ${wait} to be mailed to you. So many came that they are mailed a few at a time.\n` +
      `All of them are stored, and you can read them now: ${place}\n`,
  };
}
