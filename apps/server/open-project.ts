import { describeError } from '@advisor/contact-function/log.ts';
import type { QueueNotice } from '@advisor/contact-function/queue-notice.ts';
import { retryUnsent, type DeliveryDeps } from '@advisor/contact-function/retry.ts';
import type { MessageStore } from '@advisor/contact-function/store.ts';
import type { Mailer } from '@advisor/contact-function/mailer.ts';
import { createAuthGate, type AuthGate } from './auth/gate.ts';
import { createPasswordChange } from './auth/password-change.ts';
import { resetMail } from './auth/reset-mail.ts';
import type { Clock } from './clock.ts';
import { openDataFolder, type DataFolder } from './data/data-folder.ts';
import { openDatabase, type Database } from './database/open.ts';
import { openFileStore, type FileStore } from './files/store.ts';
import { FolderError, storageErrorMessage } from './database/storage-errors.ts';
import { openMailer, sendAccountMail, type MailRoute } from './mail/mail.ts';
import { runPeriodically } from './periodic.ts';

export interface Project {
  folder: DataFolder | null;
  database: Database | null;
  /** In front of the sign-in service; null without a database. */
  authGate: AuthGate | null;
  mailer: Mailer;
  /** How it sends; null when the folder could not be opened. */
  mail: MailRoute | null;
  /** The owner's files; null when the folder could not be opened. */
  files: { store: FileStore; quota: number } | null;
  /** What went wrong and what to do; null when the database is open. */
  error: string | null;
}

const DEFAULT_RETRY_SECONDS = 180;
/** For all files of the owner together, in MB. */
const DEFAULT_QUOTA_MB = 500;

/** Opens the embedded project. When its folder or database cannot be opened, the site still runs: as pages without a back end. */
export async function openProject(settings: {
  dataDir: string;
  /** The reason why the folder must not be used. */
  folderError?: unknown;
  supabaseDir: string;
  siteUrl: string;
  /** The name of the site's owner, for the mails. */
  siteName: string;
  ownerEmail: string;
  env: NodeJS.ProcessEnv;
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
  clock: Clock;
}): Promise<Project> {
  let folder: DataFolder | null = null;
  let files: Project['files'] = null;
  let mail: MailRoute | null = null;
  let mailer: Mailer = { send: () => Promise.reject(new Error('The mail folder could not be opened.')) };
  try {
    if (settings.folderError) throw new FolderError(settings.folderError);
    folder = await openDataFolder(settings.dataDir, settings.ownerEmail, settings.log);
    mail = openMailer(settings.env, { mailDir: folder.mailDir, ownerEmail: folder.secrets.ownerEmail });
    ({ mailer } = mail);
    const quota = quotaMb(settings.env) * 1_000_000;
    files = { store: openFileStore({ ...folder, draftsDir: folder.uploadsDir, quota }), quota };
    const database = await openDatabase(folder, settings);
    const site = { name: settings.siteName, url: settings.siteUrl };
    const authGate = createAuthGate({
      ...settings,
      connection: {
        get driver() {
          return database.connection.driver;
        },
      },
      changePassword: createPasswordChange(database, folder, settings.clock),
      secrets: folder.secrets,
      sendMail: (mail) => sendAccountMail(mailer, resetMail(site, mail)),
    });
    return { folder, database, authGate, mailer, mail, files, error: null };
  } catch (cause) {
    const error = `${storageErrorMessage(settings.dataDir, cause)} Pages are served until then, but nothing can be sent or signed in to.`;
    return { folder, database: null, authGate: null, mailer, mail, files, error };
  }
}

/** The store without a database: refuses every message, so that its sender knows. */
export const unavailableStore: MessageStore = {
  add: () => Promise.reject(new Error('the database is not open')),
  attachmentsOf: () => Promise.resolve([]),
  markMailed: () => Promise.resolve(),
  markNotMailed: () => Promise.resolve(),
  claimUnsent: () => Promise.resolve([]),
  countWaiting: () => Promise.resolve(0),
};

/** Mails unsent messages now and every MAIL_RETRY_SECONDS, and notifies the owner of a growing queue. Returns the call that stops it. */
export async function startRetries(
  { connection }: Database,
  delivery: DeliveryDeps,
  notice: QueueNotice,
  { keepAlive, env }: { keepAlive: (work: Promise<unknown>) => void; env: NodeJS.ProcessEnv },
): Promise<() => void> {
  // An earlier process claimed these; this one has just started and is the only one on the folder. On a full disk they
  // wait until their time.
  await connection.driver
    .unsafe('update public.contact_messages set mail_next_at = now() where mailed_at is null')
    .catch((error: unknown) =>
      delivery.log(`Unsent messages wait: ${error instanceof Error ? error.message : String(error)}`),
    );
  const task = async () => {
    try {
      await retryUnsent(delivery);
      await notice.tell();
    } catch (error) {
      delivery.log(`Waiting messages were not mailed: ${describeError(error)}`);
    }
  };
  return runPeriodically(retrySeconds(env) * 1000, { keepAlive, task });
}

/** How often unsent mail is tried again. */
export function retrySeconds(env: NodeJS.ProcessEnv): number {
  const seconds = Number(env.MAIL_RETRY_SECONDS);
  return seconds >= 1 && seconds <= 86_400 ? seconds : DEFAULT_RETRY_SECONDS;
}

function quotaMb(env: NodeJS.ProcessEnv): number {
  const mb = Number(env.FILES_QUOTA_MB);
  return mb >= 1 && mb <= 100_000 ? mb : DEFAULT_QUOTA_MB;
}
