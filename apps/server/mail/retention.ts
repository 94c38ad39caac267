import { removeOldCopies } from '../backup/update-copies.ts';
import { describeError } from '@advisor/contact-function/log.ts';
import type { Database } from '../database/open.ts';
import { removeMailFile } from './mail.ts';
import { runPeriodically } from '../periodic.ts';

/** How often due messages are erased. With half an hour for undo, a deleted message is gone within the hour. */
const PURGE_EVERY_MS = 10 * 60_000;
/** Two years, as in the database. */
const DEFAULT_KEPT_DAYS = 730;

export interface RetentionSettings {
  dataDir: string;
  mailDir: string;
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
  /** Days until a message is erased automatically. @default 730 */
  keptDays?: number | undefined;
}

interface Purged {
  id: string;
  expired: boolean;
  unread: boolean;
}

/**
 * Permanently erases messages that the owner deleted half an hour ago or that exceed the privacy policy's period, with
 * their mail files; counts older than two years; and week-old copies from before an update. Runs now and every ten
 * minutes. Returns a function that stops it.
 */
export function startRetention(database: Database, settings: RetentionSettings): () => void {
  const { dataDir, mailDir, keepAlive, log, keptDays = DEFAULT_KEPT_DAYS } = settings;
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
    try {
      removeOldCopies(dataDir);
    } catch (error) {
      log(`Copies from before an update are still there: ${describeError(error)}`);
    }
    // COUNT-7
    await database.connection.driver
      .query('select public.purge_counts()')
      .catch((error: unknown) => log(`Old counts are still there: ${describeError(error)}`));
  };
  return runPeriodically(PURGE_EVERY_MS, { keepAlive, task });
}

async function purge({ driver }: Database['connection'], mailDir: string, keptDays: number): Promise<Purged[]> {
  // Rows and files are erased together: if a file cannot be removed its row stays, and both are retried.
  const purged = await driver.transaction(async (transaction) => {
    // BRIEF-8: before the mails, some of which are deleted with them.
    await transaction.query('select public.purge_subscribers($1)', [keptDays]);
    const { rows } = await transaction.query<Purged>('select id, expired, unread from public.purge_messages($1)', [
      keptDays,
    ]);
    for (const { id } of rows) removeMailFile(mailDir, id);
    return rows;
  });
  // Postgres keeps the content of deleted rows in its files until it is overwritten.
  if (purged.length > 0)
    await driver.exec('vacuum full public.contact_messages, public.contact_attachments, public.outgoing_mails');
  return purged;
}
