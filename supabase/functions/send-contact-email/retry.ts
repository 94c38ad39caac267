import type { RequestForms } from './forms.ts';
import type { MailBudget } from './limits.ts';
import { describeError } from './log.ts';
import { composeMail, hasFiles } from './message.ts';
import type { Mailer } from './mailer.ts';
import type { MessageStore, StoredMessage } from './store.ts';
import { cutText, wellFormed } from './text.generated.ts';

export interface DeliveryDeps {
  store: MessageStore;
  mailer: Mailer;
  budget: MailBudget;
  clock: () => Date;
  /** @default those of the site */
  forms?: RequestForms | undefined;
  /** Logs one line about a failure. */
  log: (line: string) => void;
}

/** Messages per run of the retry. */
export const RETRY_BATCH = 20;
const FIRST_PAUSE_MINUTES = 1;
const MAX_PAUSE_MINUTES = 360;

/**
 * Mails one stored message, already counted in the budget, and records the result. Never rejects: the message is safe in
 * the table. Only codes are logged, because the text of a mail server repeats addresses.
 */
export async function deliver(
  message: StoredMessage,
  { store, mailer, budget, clock, forms, log }: DeliveryDeps,
): Promise<boolean> {
  let via;
  try {
    const attachments = hasFiles(message) ? await store.attachmentsOf(message.id) : [];
    via = await mailer.send({ ...composeMail(message, forms), attachments });
  } catch (error) {
    budget.giveBack();
    log(`Message ${message.id} is stored but was not mailed: ${describeError(error)}`);
    const nextAt = new Date(clock().getTime() + pauseMinutes(message.mail_attempts) * 60_000);
    await store
      .markNotMailed(message.id, reasonOf(error), nextAt)
      .catch((failure: unknown) => log(`Message ${message.id} was not marked as unsent: ${describeError(failure)}`));
    return false;
  }
  await store
    .markMailed(message.id, clock(), via)
    .catch((failure: unknown) =>
      log(`Message ${message.id} was mailed but not marked as mailed: ${describeError(failure)}`),
    );
  return true;
}

/**
 * Mails unsent messages that are due, oldest first and one by one: at most `maxRows`, and no more than the budget allows.
 * Concurrent runs are safe: the store hands each message to one of them.
 */
export async function retryUnsent(
  deps: DeliveryDeps,
  maxRows = RETRY_BATCH,
): Promise<{ sent: number; failed: number }> {
  let sent = 0;
  let failed = 0;
  // Claimed one by one, so that a slow mail server never holds more than one message.
  while (sent + failed < maxRows && deps.budget.take()) {
    const [message] = await deps.store.claimUnsent(1).catch((error: unknown) => {
      deps.budget.giveBack();
      throw error;
    });
    if (!message) {
      deps.budget.giveBack();
      deps.budget.noneWaits();
      break;
    }
    if (await deliver(message, deps)) sent++;
    else failed++;
  }
  return { sent, failed };
}

/** Exponential back-off: 1, 2, 4 … minutes, at most six hours. */
export function pauseMinutes(attempts: number): number {
  return Math.min(FIRST_PAUSE_MINUTES * 2 ** Math.max(attempts - 1, 0), MAX_PAUSE_MINUTES);
}

/** The reason for the owner, in the words of the mail server. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (
    cutText(
      wellFormed(text)
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
      500,
    ) || 'unknown error'
  );
}
