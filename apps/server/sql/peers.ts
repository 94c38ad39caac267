import type { Sql } from 'postgres';
import { describeError } from '@advisor/contact-function/log.ts';

/** A notification between processes that share the database. */
export type Topic = 'published' | 'files' | 'counts';

/** The other processes on the same database. */
export interface Peers {
  /** Notifies the others. Returns at once and may be lost, so correctness must not depend on it. */
  tell(topic: Topic, text?: string): void;
  /** Calls `hear` with notifications, and without a text if some may have been missed. */
  on(topic: Topic, hear: (text: string | null) => void): void;
}

const CHANNEL = 'advisor';
/** PostgreSQL's limit is 8,000 bytes. */
export const MAX_TEXT_BYTES = 7_000;

/** Reaches the other processes by LISTEN and NOTIFY, on its own connection, which reconnects when lost. */
export async function findPeers(pool: Sql, log: (line: string) => void): Promise<Peers> {
  const me = crypto.randomUUID();
  const listeners = new Map<Topic, (text: string | null) => void>();
  await pool.listen(
    CHANNEL,
    (payload) => {
      const [from, topic, text] = JSON.parse(payload) as [string, Topic, string];
      if (from !== me) listeners.get(topic)?.(text);
    },
    // The first time, nobody has subscribed yet.
    () => listeners.forEach((hear) => hear(null)),
  );
  return {
    tell: (topic, text = '') =>
      void pool
        .notify(CHANNEL, JSON.stringify([me, topic, text]))
        .catch((error: unknown) => log(`Other servers were not told: ${describeError(error)}`)),
    on: (topic, hear) => void listeners.set(topic, hear),
  };
}
