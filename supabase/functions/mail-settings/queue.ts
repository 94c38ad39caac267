import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { pauseMinutes } from '../send-contact-email/retry.ts';
import { StoreError } from '../send-contact-email/store.ts';

/** The messages of visitors that were not mailed yet. */
export interface MailQueue {
  /** Not tried yet, or being mailed. */
  waiting: number;
  /** Tried in vain, and tried again. */
  failed: number;
  /** Of those that failed, the one that was tried last: why, in the words of the mail server, and when it is tried next (ISO 8601). */
  lastFailure: { reason: string; nextAt: string } | null;
}

interface FailedRow {
  mail_error: string;
  mail_attempts: number;
  mail_next_at: string;
}

/** The failed messages among which the latest is looked for. */
const NEWEST = 200;

/** Reads the queue with a client that holds the service role. Rejects when the database does not answer. */
export async function readMailQueue(client: SupabaseClient): Promise<MailQueue> {
  const unsent = (columns: string, head: boolean) =>
    client
      .from('contact_messages')
      .select(columns, { count: 'exact', head })
      .is('mailed_at', null)
      .is('deleted_at', null);
  const [waiting, failed] = await Promise.all([
    unsent('id', true).is('mail_error', null),
    unsent('mail_error,mail_attempts,mail_next_at', false)
      .not('mail_error', 'is', null)
      .order('mail_next_at', { ascending: false })
      .limit(NEWEST),
  ]);
  for (const { error } of [waiting, failed]) if (error) throw new StoreError(error);
  const rows = failed.data as unknown as FailedRow[];
  const [last] = rows.toSorted((a, b) => triedAt(b) - triedAt(a));
  return {
    waiting: waiting.count ?? 0,
    failed: failed.count ?? rows.length,
    lastFailure: last ? { reason: last.mail_error, nextAt: new Date(last.mail_next_at).toISOString() } : null,
  };
}

/** The table has no time of an attempt, but when the next one follows it. */
const triedAt = ({ mail_next_at, mail_attempts }: FailedRow) =>
  Date.parse(mail_next_at) - pauseMinutes(mail_attempts) * 60_000;
