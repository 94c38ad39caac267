import type { Clock } from '../clock.ts';
import { noteTime, type Held } from '../database/clock-jumps.ts';
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
  clock: Clock['now'];
  log: (line: string) => void;
  /** After how many days a message is erased automatically. @default 730 */
  keptDays?: number | undefined;
}

interface Purged {
  id: string;
  expired: boolean;
  unread: boolean;
}

export interface Retention {
  /** Messages that have expired and are kept all the same. Null where nothing is held. */
  held(): Promise<Held | null>;
  stop(): void;
}

/**
 * Removes for good what the owner deleted half an hour ago and what is older than the privacy policy allows, with the
 * mail files, now and every ten minutes. Where the clock has jumped, all of that waits for a day; where much has expired
 * at once, what has expired does.
 */
export function startRetention(database: Database, settings: RetentionSettings): Retention {
  const { mailDir, keepAlive, clock, log, keptDays = DEFAULT_KEPT_DAYS } = settings;
  const held = () => heldMessages(database.connection);
  let told: string | undefined;
  const task = async () => {
    try {
      const purged = await purge(database.connection, mailDir, keptDays, clock());
      const waiting = await held();
      if (waiting && waiting.until !== told)
        log(
          `Kept until ${waiting.until}, though over ${keptDays} days old: ${countOf(waiting.count)}. ` +
            'If the clock of this machine is wrong, set it right before then.',
        );
      told = waiting?.until;
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
  return { held, stop: runPeriodically(PURGE_EVERY_MS, { keepAlive, task }) };
}

const countOf = (messages: number) => `${messages} ${messages === 1 ? 'message' : 'messages'}`;

async function heldMessages({ driver }: Database['connection']): Promise<Held | null> {
  const [held] = await driver.unsafe<Held[]>(
    'select held as count, held_until as until from private.retention where held > 0 and held_until > now()',
  );
  return held ? { count: held.count, until: new Date(held.until).toISOString() } : null;
}

async function purge(
  { driver }: Database['connection'],
  mailDir: string,
  keptDays: number,
  now: Date,
): Promise<Purged[]> {
  // Rows and files go together: where a file cannot be removed its row stays, and both are tried again.
  const purged = await driver.begin(async (transaction) => {
    await noteTime(transaction, now);
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
