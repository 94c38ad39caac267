import { composeMail } from './message.ts';
import type { Mailer } from './mailer.ts';
import type { MessageStore, StoredMessage } from './store.ts';
import { cutText, wellFormed } from './text.generated.ts';

export interface DeliveryDeps {
  store: MessageStore;
  mailer: Mailer;
  clock: () => Date;
  /** Called with one line when something failed that a person should know. */
  log: (line: string) => void;
}

/** Messages handed out in one run of the retry. */
export const RETRY_BATCH = 20;
const FIRST_PAUSE_MINUTES = 1;
const LONGEST_PAUSE_MINUTES = 360;

/** Mails one stored message and writes down how it went. Never rejects: the message is safe in the table. */
export async function deliver(message: StoredMessage, { store, mailer, clock, log }: DeliveryDeps): Promise<boolean> {
  try {
    await mailer.send(composeMail(message));
  } catch (error) {
    const reason = reasonOf(error);
    log(`Message ${message.id} is stored but was not mailed: ${reason}`);
    const nextAt = new Date(clock().getTime() + pauseMinutes(message.mail_attempts) * 60_000);
    await store
      .markNotMailed(message.id, reason, nextAt)
      .catch((failure: unknown) => log(`Message ${message.id}: ${reasonOf(failure)}`));
    return false;
  }
  await store
    .markMailed(message.id, clock())
    .catch((failure: unknown) =>
      log(`Message ${message.id} was mailed but not marked as mailed: ${reasonOf(failure)}`),
    );
  return true;
}

/**
 * Mails what is still unsent and due, at most `maxRows` messages, one after the other. Two runs at the same time
 * do not meet: the store hands a message to one of them.
 */
export async function retryUnsent(
  deps: DeliveryDeps,
  maxRows = RETRY_BATCH,
): Promise<{ sent: number; failed: number }> {
  let sent = 0;
  let failed = 0;
  // Claimed one by one, so that a slow mail server never holds more than the message it is busy with.
  while (sent + failed < maxRows) {
    const [message] = await deps.store.claimUnsent(1);
    if (!message) break;
    if (await deliver(message, deps)) sent++;
    else failed++;
  }
  return { sent, failed };
}

/** 1, 2, 4 … minutes after the first, second, third failure, and never more than six hours. */
export function pauseMinutes(attempts: number): number {
  return Math.min(FIRST_PAUSE_MINUTES * 2 ** Math.max(attempts - 1, 0), LONGEST_PAUSE_MINUTES);
}

function reasonOf(error: unknown): string {
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
