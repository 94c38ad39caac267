import { describeError } from '@advisor/contact-function/log.ts';
import { sendDueMails, type SendDeps } from '@advisor/functions-shared/outgoing-mails.ts';
import type { Database } from '../database/open.ts';

/** The delay after a run that exhausted a budget, in ms. Budgets are per minute. */
const PAUSE_MS = 10_000;

export interface Outgoing {
  /** Sends due mail soon: called after queueing. Returns at once. */
  send(): void;
  stop(): void;
}

/** Sends due mail to others: now, on request, and every `seconds`. One run at a time. */
export async function startOutgoing(
  { connection, peers }: Database,
  deps: SendDeps,
  {
    keepAlive,
    seconds,
    queueMore,
  }: {
    keepAlive: (work: Promise<unknown>) => void;
    seconds: number;
    /** Queues mail that has become due by time, before each timer run. */
    queueMore?: () => Promise<void>;
  },
): Promise<Outgoing> {
  // Claimed by an earlier process, as in `startRetries`. Mails never attempted keep their time.
  if (!peers)
    await connection.driver
      .query(
        `update public.outgoing_mails set mail_next_at = now()
         where mailed_at is null and cancelled_at is null and mail_attempts > 0`,
      )
      .catch((error: unknown) => deps.log(`Unsent mails wait: ${describeError(error)}`));
  let isBusy = false;
  let isRequestedAgain = false;
  let isStopped = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    isBusy = true;
    do {
      isRequestedAgain = false;
      try {
        const { isCutOff, hasMore } = await sendDueMails(deps);
        if (hasMore && !isStopped) isRequestedAgain = true;
        clearTimeout(soon);
        if (isCutOff && !isStopped) soon = setTimeout(send, PAUSE_MS).unref();
      } catch (error) {
        deps.log(`Waiting mails were not sent: ${describeError(error)}`);
      }
    } while (isRequestedAgain);
    isBusy = false;
  };
  const send = () => {
    if (isStopped) return;
    isRequestedAgain = true;
    if (!isBusy) keepAlive(run());
  };

  send();
  const timer = setInterval(() => {
    keepAlive(
      (queueMore?.() ?? Promise.resolve())
        .catch((error: unknown) => deps.log(`Mails that are due were not queued: ${describeError(error)}`))
        .then(send),
    );
  }, seconds * 1000);
  timer.unref();
  return {
    send,
    stop() {
      isStopped = true;
      isRequestedAgain = false;
      clearInterval(timer);
      clearTimeout(soon);
    },
  };
}
