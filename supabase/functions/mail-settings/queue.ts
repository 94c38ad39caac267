import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { pauseMinutes } from '../send-contact-email/retry.ts';
import { StoreError } from '../send-contact-email/store.ts';

/** Visitors' messages that have not been mailed yet. */
export interface MailQueue {
  /** Not attempted yet, or being mailed. */
  waiting: number;
  /** Failed, and to be retried. */
  failed: number;
  /** The most recently attempted failure: the mail server's reason, and the time of the next attempt (ISO 8601). */
  lastFailure: { reason: string; nextAt: string } | null;
}

interface FailedRow {
  mail_error: string;
  mail_attempts: number;
  mail_next_at: string;
}

/** The failed messages searched for the latest. */
const NEWEST = 200;

/** Reads the queue with a client that has the service role. Rejects if the database does not answer. */
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

/** The table stores the next attempt's time only. */
const triedAt = ({ mail_next_at, mail_attempts }: FailedRow) =>
  Date.parse(mail_next_at) - pauseMinutes(mail_attempts) * 60_000;
