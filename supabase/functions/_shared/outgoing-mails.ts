import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { describeError } from '../send-contact-email/log.ts';
import type { Mailer, MailAttachment, MailVia } from '../send-contact-email/mailer.ts';
import { pauseMinutes, reasonOf } from '../send-contact-email/retry.ts';
import { StoreError } from '../send-contact-email/store.ts';
import type { OutgoingBudget, OutgoingLimits } from './outgoing-limits.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A row of `outgoing_mails`. */
export interface StoredMail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  reply_to: string | null;
  headers: Record<string, string> | null;
  attachments: MailAttachment[] | null;
  mail_attempts: number;
}

export interface QueuedMail {
  id: string;
  recipient: string;
  dedupe_key: string | null;
}

/**
 * Stores mails, all or none, and returns those stored: without one whose `dedupe_key` is known, and without one beyond its
 * `daily_limit`. The client holds the service role. Rejects when the database does not answer.
 */
export async function queueMails(client: SupabaseClient, mails: readonly OutgoingMail[]): Promise<QueuedMail[]> {
  if (mails.length === 0) return [];
  const { data, error } = await client.rpc('queue_mails', { mails });
  if (error) throw new StoreError(error);
  return data as QueuedMail[];
}

export interface OutgoingStore {
  /** Claims mails that are due, each for one caller only. */
  claim(maxRows: number, isBulk: boolean): Promise<StoredMail[]>;
  markMailed(id: string, at: Date, via: MailVia): Promise<void>;
  markNotMailed(id: string, reason: string, nextAt: Date): Promise<void>;
  /** It cannot be delivered, and is not tried again. */
  giveUp(id: string, reason: string, at: Date): Promise<void>;
}

/** The store over a Supabase client that holds the service role. Every call rejects when the database does not answer. */
export function createOutgoingStore(client: SupabaseClient): OutgoingStore {
  const update = async (id: string, change: object) => {
    // A failure that is noticed late leaves a mail as another worker has marked it.
    const { error } = await client.from('outgoing_mails').update(change).eq('id', id).is('mailed_at', null);
    if (error) throw new StoreError(error);
  };
  return {
    async claim(maxRows, isBulk) {
      const { data, error } = await client.rpc('claim_outgoing_mails', { max_rows: maxRows, of_bulk: isBulk });
      if (error) throw new StoreError(error);
      return data as StoredMail[];
    },
    markMailed: (id, at, via) => update(id, { mailed_at: at.toISOString(), mail_via: via, mail_error: null }),
    markNotMailed: (id, reason, nextAt) => update(id, { mail_error: reason, mail_next_at: nextAt.toISOString() }),
    giveUp: (id, reason, at) => update(id, { mail_error: reason, cancelled_at: at.toISOString() }),
  };
}

export interface SendDeps {
  outgoing: OutgoingStore;
  mailer: Mailer;
  limits: OutgoingLimits;
  clock: () => Date;
  /** Logs one line about a failure. */
  log: (line: string) => void;
}

export interface SendResult {
  sent: number;
  failed: number;
  /** Whether a budget ended the run, so that more may be due. */
  isCutOff: boolean;
}

/** Mails per run, of those that are one of many and of the others. */
export const SEND_BATCH = 60;
/** Attempts after which a mail is given up: about four days. */
export const MAX_ATTEMPTS = 20;

/**
 * Sends the mails that are due, one by one: at most `maxRows` of each sort, and no more than the budgets allow. It ends when
 * the mail server cannot be reached. Concurrent runs are safe: the store hands each mail to one of them.
 */
export async function sendDueMails(deps: SendDeps, maxRows = SEND_BATCH): Promise<SendResult> {
  const total: SendResult = { sent: 0, failed: 0, isCutOff: false };
  for (const isBulk of [false, true]) {
    const budget = isBulk ? deps.limits.bulk : deps.limits.single;
    for (let count = 0; count < maxRows; count++) {
      if (!budget.take()) {
        total.isCutOff = true;
        break;
      }
      // Claimed one by one, so that a slow mail server never holds more than one mail.
      const [mail] = await deps.outgoing.claim(1, isBulk).catch((error: unknown) => {
        budget.giveBack();
        throw error;
      });
      if (!mail) {
        budget.giveBack();
        break;
      }
      const outcome = await send(mail, budget, deps);
      if (outcome === 'sent') total.sent++;
      else total.failed++;
      if (outcome === 'unreachable') return total;
      if (count === maxRows - 1) total.isCutOff = true;
    }
  }
  return total;
}

/** Sends one mail, already counted in the budget, and records the result. Never rejects. */
async function send(
  mail: StoredMail,
  budget: OutgoingBudget,
  { outgoing, mailer, clock, log }: SendDeps,
): Promise<'sent' | 'refused' | 'unreachable'> {
  let via;
  try {
    via = await mailer.send({
      id: mail.id,
      to: mail.recipient,
      isAutomatic: true,
      subject: mail.subject,
      text: mail.text,
      ...(mail.html && { html: mail.html }),
      ...(mail.reply_to && { replyTo: mail.reply_to }),
      ...(mail.headers && { headers: mail.headers }),
      ...(mail.attachments && { attachments: mail.attachments }),
    });
  } catch (error) {
    budget.giveBack();
    const name = `The mail ${mail.id} (${mail.kind})`;
    const isOver = isRefusedForGood(error) || mail.mail_attempts >= MAX_ATTEMPTS;
    log(`${name} was not sent${isOver ? ' and is given up' : ''}: ${describeError(error)}`);
    const now = clock();
    await (
      isOver
        ? outgoing.giveUp(mail.id, reasonOf(error), now)
        : outgoing.markNotMailed(
            mail.id,
            reasonOf(error),
            new Date(now.getTime() + pauseMinutes(mail.mail_attempts) * 60_000),
          )
    ).catch((failure: unknown) => log(`${name} was not marked as unsent: ${describeError(failure)}`));
    return codeOf(error) === undefined ? 'unreachable' : 'refused';
  }
  await outgoing
    .markMailed(mail.id, clock(), via)
    .catch((failure: unknown) =>
      log(`The mail ${mail.id} (${mail.kind}) was sent but not marked as sent: ${describeError(failure)}`),
    );
  return 'sent';
}

/** The code with which the mail server refused, if it answered at all. */
function codeOf(error: unknown): number | undefined {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' ? responseCode : undefined;
}

/** Whether the mail server said that there is no such mailbox, or that it will never take mail for it (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { command } = (error ?? {}) as { command?: unknown };
  const code = codeOf(error) ?? 0;
  return String(command).startsWith('RCPT') && code >= 550 && code <= 559;
}
