import type { Mailer } from './mailer.ts';
import type { MessageStore } from './store.ts';

/** The minimum time between two mails about the queue. */
const PAUSE_MS = 60 * 60_000;

export interface QueueNotice {
  /** Mails the length of the queue if it has grown, at most once an hour. Rejects if that fails. */
  tell(): Promise<void>;
}

/** The mail that replaces those held back while very many messages arrive. It contains nothing that a visitor wrote. */
export function createQueueNotice({
  store,
  mailer,
  siteUrl,
  now = () => performance.now(),
}: {
  store: Pick<MessageStore, 'countWaiting'>;
  mailer: Mailer;
  /** The public address of the site, if known. */
  siteUrl?: string | undefined;
  now?: () => number;
}): QueueNotice {
  let reported = 0;
  let reportedAt = -Infinity;
  return {
    async tell() {
      const waiting = await store.countWaiting();
      reported = Math.min(reported, waiting);
      if (waiting <= reported || now() < reportedAt + PAUSE_MS) return;
      const before = { reported, reportedAt };
      [reported, reportedAt] = [waiting, now()];
      try {
        await mailer.send(noticeOf(waiting, siteUrl));
      } catch (error) {
        ({ reported, reportedAt } = before);
        throw error;
      }
    },
  };
}

function noticeOf(waiting: number, siteUrl: string | undefined) {
  const [messages, wait] =
    waiting === 1 ? ['1 message', 'waits'] : [`${waiting.toLocaleString('en')} messages`, 'wait'];
  const place = siteUrl ? `${siteUrl.replace(/(?<!\/)\/+$/, '')}/admin/messages` : '/admin/messages of your website';
  return {
    id: crypto.randomUUID(),
    subject: `${messages} ${wait} on your website`,
    text:
      `${messages} ${wait} to be mailed to you. So many came that they are mailed a few at a time.\n` +
      `All of them are stored, and you can read them now: ${place}\n`,
  };
}
