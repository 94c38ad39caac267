import { freeSpace, RESERVE } from '../database/disk-space.ts';
import type { Database } from '../database/open.ts';
import type { Publisher } from '../publish/publisher.ts';

/** PROBLEM-1: a condition that does not resolve itself, or not soon. */
export interface Problem {
  kind: 'mail' | 'publish' | 'backup' | 'disk';
  /** One line. */
  title: string;
  /** What it means, and what to do. */
  text: string;
  /** The admin page where it can be resolved, if any. */
  page: string | null;
  /** How long it must last before it is reported, in ms. */
  tellAfterMs: number;
}

/** Below this much free space, in bytes, the disk is nearly full: there is time to act before writes are rejected. */
export const NEARLY_FULL = 8 * RESERVE;
/** The seventh attempt is 63 minutes after the first (CONTACT-6). */
const ATTEMPTS_OF_AN_HOUR = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The maximum age of the last backup. */
const BACKUP_DAYS = 2;
/** Someone publishing by hand sees the error and may be fixing it. Scheduled drafts are retried after this time. */
const PUBLISHING_MS = 10 * MINUTE_MS;

export interface ProblemDeps {
  database: Pick<Database, 'connection' | 'peers'>;
  publisher: Pick<Publisher, 'state'> | null;
  /** The data folder. */
  folder: string;
  /** When the last backup was made, ISO 8601; null if unknown. */
  lastBackup: () => string | null;
  /** @default the disk's free space */
  free?: (folder: string) => Promise<number>;
}

/** All current problems. Rejects if the database does not answer. */
export async function findProblems(deps: ProblemDeps): Promise<Problem[]> {
  const found = await Promise.all([mailsFail(deps), publishingFails(deps), backupIsOld(deps), diskIsNearlyFull(deps)]);
  return found.filter((problem) => problem !== null);
}

async function mailsFail({ database }: ProblemDeps): Promise<Problem | null> {
  // Sent mails are queried only if some fail: there may be very many.
  const { rows } = await database.connection.driver.query<{ failing: number; fails: boolean }>(
    `select failing, case when failing = 0 then false else
       not exists (select from public.contact_messages where mailed_at > now() - interval '1 hour')
       and not exists (select from public.outgoing_mails where mailed_at > now() - interval '1 hour')
     end as fails
     from (
       select (
         select count(*) from public.contact_messages
         where mailed_at is null and deleted_at is null and mail_attempts >= $1
       )::integer + (
         select count(*) from public.outgoing_mails
         where mailed_at is null and cancelled_at is null and mail_attempts >= $1
       )::integer as failing
     ) as unsent`,
    [ATTEMPTS_OF_AN_HOUR],
  );
  const { failing = 0, fails = false } = rows[0] ?? {};
  if (!fails) return null;
  const [mails, were] = failing === 1 ? ['1 mail', 'was'] : [`${failing.toLocaleString('en')} mails`, 'were'];
  return {
    kind: 'mail',
    title: 'Your website has sent no mail for an hour',
    text:
      `${mails} ${were} tried for more than an hour, and no other was sent within the last one. Nothing is lost: ` +
      'all are stored, and are tried again with growing pauses. Look at the settings of mail, and at your mail server.',
    page: '/admin/email-settings',
    tellAfterMs: 0,
  };
}

async function publishingFails({ publisher }: ProblemDeps): Promise<Problem | null> {
  const now = await publisher?.state();
  if (now?.state !== 'failed') return null;
  return {
    kind: 'publish',
    title: 'Your website could not be published',
    text: `What was published before is shown. The reason: ${now.error ?? 'unknown'}`,
    page: '/admin/content',
    tellAfterMs: PUBLISHING_MS,
  };
}

async function backupIsOld({ database, lastBackup }: ProblemDeps): Promise<Problem | null> {
  // PostgreSQL servers have their own backups.
  if (database.peers) return null;
  const madeAt = lastBackup();
  if (madeAt && Date.now() - Date.parse(madeAt) < BACKUP_DAYS * DAY_MS) return null;
  return {
    kind: 'backup',
    title: `Your website has no backup of the last ${BACKUP_DAYS} days`,
    text: madeAt
      ? `The last one was made on ${madeAt.slice(0, 10)}. See in the log why none was made since, and make one with "pnpm backup".`
      : 'None was made yet. With BACKUP_DIR the server makes one each day; "pnpm backup" makes one now.',
    page: null,
    // A new site has no backup yet.
    tellAfterMs: madeAt ? 0 : BACKUP_DAYS * DAY_MS,
  };
}

async function diskIsNearlyFull({ folder, free = freeSpace }: ProblemDeps): Promise<Problem | null> {
  // Unknown free space cannot be monitored.
  const left = await free(folder).catch(() => Infinity);
  if (left >= NEARLY_FULL) return null;
  return {
    kind: 'disk',
    title: 'The disk of your website is nearly full',
    text:
      `Less than ${inMb(NEARLY_FULL)} MB are free, ${inMb(left)} MB when this was written. With less than ` +
      `${inMb(RESERVE)} MB nothing is stored any more: no messages, no changes, no files. Make room, or use a larger disk.`,
    page: null,
    tellAfterMs: 0,
  };
}

const inMb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
