import { setTimeout as wait } from 'node:timers/promises';
import type { Turns } from '@advisor/contact-function/handler.ts';
import pLimit from 'p-limit';

/** The longest that deferrable work yields to requests, in ms; the pace at which it continues under constant load. */
const MAX_WAIT_MS = 100;
/** The next may start after this time even if one is not done, in ms: a mail server may be slow. */
const SLOW_MS = 250;

/** Deferred work: at 250 ms each, the last begins within the two minutes for which its message is claimed. */
const MAX_WAITING = 100;

/** `later` is for deferrable work, such as mailing a stored message: one at a time, when no request runs. */
export interface RequestTurns extends Turns {
  /** Runs a request, which has priority. */
  first<Result>(work: () => Promise<Result>): Promise<Result>;
}

// MAIL-5
/**
 * Schedules the database's one connection. A message is answered once stored; mailing it takes several statements,
 * which would delay the next message.
 */
export function createTurns({
  maxWaitMs = MAX_WAIT_MS,
  slowMs = SLOW_MS,
  maxWaiting = MAX_WAITING,
} = {}): RequestTurns {
  const oneByOne = pLimit(1);
  let requests = 0;
  let quiet = Promise.withResolvers<void>();
  return {
    async first(work) {
      requests++;
      try {
        return await work();
      } finally {
        requests--;
        if (requests === 0) {
          quiet.resolve();
          quiet = Promise.withResolvers();
        }
      }
    },
    isFull: () => oneByOne.pendingCount >= maxWaiting,
    later: (work) =>
      new Promise((resolve, reject) => {
        void oneByOne(async () => {
          if (requests > 0) await Promise.race([quiet.promise, wait(maxWaitMs, undefined, { ref: false })]);
          const running = work();
          running.then(resolve, reject);
          await Promise.race([Promise.allSettled([running]), wait(slowMs, undefined, { ref: false })]);
        });
      }),
  };
}
