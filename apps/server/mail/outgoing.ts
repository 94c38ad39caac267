import { describeError } from '@advisor/contact-function/log.ts';
import { sendDueMails, type SendDeps } from '@advisor/functions-shared/outgoing-mails.ts';
import type { Database } from '../database/open.ts';

/** When a budget has ended a run, the pause before the next, in ms. The budgets are for a minute. */
const PAUSE_MS = 10_000;

export interface Outgoing {
  /** Sends what is due soon: called when mails were queued. Returns at once. */
  send(): void;
  stop(): void;
}

/** Sends the mails to others that are due: now, on request, and every `seconds`. One run at a time. */
export async function startOutgoing(
  { connection }: Database,
  deps: SendDeps,
  {
    keepAlive,
    seconds,
    queueMore,
  }: {
    keepAlive: (work: Promise<unknown>) => void;
    seconds: number;
    /** Queues what has become due otherwise, before each run of the timer. */
    queueMore?: () => Promise<void>;
  },
): Promise<Outgoing> {
  // An earlier process claimed these, as in `startRetries`. What was never tried keeps its time.
  await connection.driver
    .unsafe(
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
        const { isCutOff } = await sendDueMails(deps);
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
