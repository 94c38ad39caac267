import type { Database } from '../database/open.ts';
import { removeMailFile } from './mail.ts';
import { runPeriodically } from '../periodic.ts';

/** How often due messages are erased. With half an hour for undo, a deleted message is gone within the hour. */
const PURGE_EVERY_MS = 10 * 60_000;
/** Two years, as in the database. */
const DEFAULT_KEPT_DAYS = 730;

export interface RetentionSettings {
  mailDir: string;
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
  /** After how many days a message is erased automatically. @default 730 */
  keptDays?: number | undefined;
}

interface Purged {
  id: string;
  expired: boolean;
  unread: boolean;
}

/**
 * Removes for good what the owner deleted half an hour ago and what is older than the privacy policy allows, with the
 * mail files, now and every ten minutes. Returns the call that stops it.
 */
export function startRetention(database: Database, settings: RetentionSettings): () => void {
  const { mailDir, keepAlive, log, keptDays = DEFAULT_KEPT_DAYS } = settings;
  const task = async () => {
    try {
      const purged = await purge(database.connection, mailDir, keptDays);
      // The privacy policy promises this to senders, for unanswered messages too. It is logged.
      const unread = purged.filter(({ expired, unread }) => expired && unread).length;
      if (unread > 0)
        log(
          `Removed for good after ${keptDays} days, as the privacy policy promises: ${unread} ` +
            `${unread === 1 ? 'message that was' : 'messages that were'} never marked as handled.`,
        );
    } catch (error) {
      log(`Messages to be removed for good are still there: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return runPeriodically(PURGE_EVERY_MS, { keepAlive, task });
}

async function purge({ driver }: Database['connection'], mailDir: string, keptDays: number): Promise<Purged[]> {
  // Rows and files go together: where a file cannot be removed its row stays, and both are tried again.
  const purged = await driver.begin(async (transaction) => {
    const rows = await transaction.unsafe<Purged[]>('select id, expired, unread from public.purge_messages($1)', [
      keptDays,
    ]);
    for (const { id } of rows) removeMailFile(mailDir, id);
    return rows;
  });
  // Postgres keeps the content of removed rows in its files until something is written over it.
  if (purged.length > 0)
    await driver.unsafe('vacuum full public.contact_messages, public.contact_attachments, public.outgoing_mails');
  return purged;
}
