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
  /** For a mail of an edition: the edition and the recipient. Its content and headers are not in the row. */
  sending_id: string | null;
  subscriber_id: string | null;
}

export interface QueuedMail {
  id: string;
  recipient: string;
  dedupe_key: string | null;
}

/**
 * Stores mails, all or none, and returns the stored ones: those with a known `dedupe_key` or beyond their `daily_limit`
 * are skipped. The client has the service role. Rejects if the database does not answer.
 */
export async function queueMails(client: SupabaseClient, mails: readonly OutgoingMail[]): Promise<QueuedMail[]> {
  if (mails.length === 0) return [];
  const { data, error } = await client.rpc('queue_mails', { mails });
  if (error) throw new StoreError(error);
  return data as QueuedMail[];
}

export interface OutgoingStore {
  /** Claims due mails, each for one caller only. */
  claim(maxRows: number, isBulk: boolean): Promise<StoredMail[]>;
  markMailed(id: string, at: Date, via: MailVia): Promise<void>;
  markNotMailed(id: string, reason: string, nextAt: Date): Promise<void>;
  /** Marks it as undeliverable, without retry. `isRefused`: the mail server rejected the recipient permanently. */
  giveUp(id: string, reason: string, at: Date, isRefused: boolean): Promise<void>;
}

/**
 * The store on a Supabase client with the service role. Every call rejects if the database does not answer. `complete`
 * adds what a mail's row does not contain (`createEditionFiller`).
 */
export function createOutgoingStore(
  client: SupabaseClient,
  complete: (mail: StoredMail) => Promise<StoredMail> = async (mail) => mail,
): OutgoingStore {
  const update = async (id: string, change: object) => {
    // A late failure must not overwrite another worker's success.
    const { error } = await client.from('outgoing_mails').update(change).eq('id', id).is('mailed_at', null);
    if (error) throw new StoreError(error);
  };
  return {
    async claim(maxRows, isBulk) {
      const { data, error } = await client.rpc('claim_outgoing_mails', { max_rows: maxRows, of_bulk: isBulk });
      if (error) throw new StoreError(error);
      return Promise.all((data as StoredMail[]).map(complete));
    },
    markMailed: (id, at, via) => update(id, { mailed_at: at.toISOString(), mail_via: via, mail_error: null }),
    markNotMailed: (id, reason, nextAt) => update(id, { mail_error: reason, mail_next_at: nextAt.toISOString() }),
    giveUp: (id, reason, at, isRefused) =>
      update(id, { mail_error: reason, cancelled_at: at.toISOString(), is_refused: isRefused }),
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
  /** Whether more than one run's mails may be due, within budget. */
  hasMore: boolean;
}

/** Mails per run, bulk and other. */
export const SEND_BATCH = 60;
/** Attempts after which a mail is given up: about four days. */
export const MAX_ATTEMPTS = 20;

/**
 * Sends due mails sequentially: at most `maxRows` of each sort, within the budgets. Stops if the mail server cannot be
 * reached. Concurrent runs are safe: the store hands each mail to one of them.
 */
export async function sendDueMails(deps: SendDeps, maxRows = SEND_BATCH): Promise<SendResult> {
  const total: SendResult = { sent: 0, failed: 0, isCutOff: false, hasMore: false };
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
      if (count === maxRows - 1) total.hasMore = true;
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
      // Replies are written by a person (MESSAGE-9).
      isAutomatic: mail.kind !== 'reply',
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
    const isRefused = isRefusedForGood(error);
    const isOver = isRefused || mail.mail_attempts >= MAX_ATTEMPTS;
    log(`${name} was not sent${isOver ? ' and is given up' : ''}: ${describeError(error)}`);
    const now = clock();
    await (
      isOver
        ? outgoing.giveUp(mail.id, reasonOf(error), now, isRefused)
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

/** The code with which the mail server rejected it, if it answered at all. */
function codeOf(error: unknown): number | undefined {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' ? responseCode : undefined;
}

/** Whether the mail server said that the mailbox does not exist or never accepts mail (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { command } = (error ?? {}) as { command?: unknown };
  const code = codeOf(error) ?? 0;
  return String(command).startsWith('RCPT') && code >= 550 && code <= 559;
}
