import { describeError } from '../../../supabase/functions/send-contact-email/log.ts';
import type { QueueNotice } from '../../../supabase/functions/send-contact-email/queue-notice.ts';
import { retryUnsent, type DeliveryDeps } from '../../../supabase/functions/send-contact-email/retry.ts';
import type { MessageStore } from '../../../supabase/functions/send-contact-email/store.ts';
import type { Mailer } from '../../../supabase/functions/send-contact-email/mailer.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { openDatabase, type Database } from './database/open.ts';
import { authMails, openMailer } from './mail.ts';

export interface Project {
  folder: DataFolder | null;
  database: Database | null;
  mailer: Mailer;
  /** What went wrong and what to do; null when the database is open. */
  error: string | null;
}

const DEFAULT_RETRY_SECONDS = 180;

/** Opens the embedded project. When its folder or database cannot be opened, the site still runs: as pages without a back end. */
export async function openProject(settings: {
  dataDir: string;
  supabaseDir: string;
  siteUrl: string;
  ownerEmail: string;
  env: NodeJS.ProcessEnv;
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
}): Promise<Project> {
  let folder: DataFolder | null = null;
  let mailer: Mailer = { send: () => Promise.reject(new Error('The mail folder could not be opened.')) };
  try {
    folder = await openDataFolder(settings.dataDir, settings.ownerEmail);
    mailer = openMailer(settings.env, { mailDir: folder.mailDir, ownerEmail: folder.secrets.ownerEmail });
    const database = await openDatabase(folder, { ...settings, email: authMails(mailer, settings) });
    return { folder, database, mailer, error: null };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const error =
      `The database in ${settings.dataDir} could not be opened (${reason}). Pages are served, but nothing can be sent or signed in to. ` +
      'Make the folder writable, or put it aside to begin with a new one, and start again.';
    return { folder, database: null, mailer, error };
  }
}

/** A store for when there is no database: every message is refused, so that its sender knows. */
export const unavailableStore: MessageStore = {
  add: () => Promise.reject(new Error('the database is not open')),
  markMailed: () => Promise.resolve(),
  markNotMailed: () => Promise.resolve(),
  claimUnsent: () => Promise.resolve([]),
  countWaiting: () => Promise.resolve(0),
};

/** Mails what is still unsent now and every MAIL_RETRY_SECONDS, and tells what has to wait. Returns the call that stops it. */
export async function startRetries(
  { connection }: Database,
  delivery: DeliveryDeps,
  notice: QueueNotice,
  { keepAlive, env }: { keepAlive: (work: Promise<unknown>) => void; env: NodeJS.ProcessEnv },
): Promise<() => void> {
  // Whoever held these back is gone: this process is the only one on the folder, and it has just begun.
  await connection.driver.query('update public.contact_messages set mail_next_at = now() where mailed_at is null');
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      await retryUnsent(delivery);
      await notice.tell();
    } catch (error) {
      delivery.log(`Waiting messages were not mailed: ${describeError(error)}`);
    } finally {
      busy = false;
    }
  };
  keepAlive(run());
  const timer = setInterval(() => keepAlive(run()), retrySeconds(env) * 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function retrySeconds(env: NodeJS.ProcessEnv): number {
  const seconds = Number(env.MAIL_RETRY_SECONDS);
  return seconds >= 1 && seconds <= 86_400 ? seconds : DEFAULT_RETRY_SECONDS;
}
