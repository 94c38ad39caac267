import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeError } from '@advisor/contact-function/log.ts';
import { SENDING } from '../data/data-folder.ts';
import { syncToDisk } from '../data/sync.ts';
import { runPeriodically } from '../periodic.ts';
import type { ServerLog } from '../server-log.ts';
import { namesIn, readBucket, removeFrom, upload, type Bucket } from './bucket.ts';
import { ENCRYPTED, encryptFile, isRecipient } from './encryption.ts';
import { noteBackup } from './last-backup.ts';

/** Automatic backups. */
export interface BackupSchedule {
  /** The local folder for backups, or null. */
  dir: string | null;
  /** The bucket for backups, or null. Independent of the folder. */
  bucket: Bucket | null;
  everyMs: number;
  /** How many each destination keeps; the oldest is removed first. */
  kept: number;
  /** The public key for encryption; null for none. */
  recipient: string | null;
}

/** A backup destination. */
export interface BackupStore {
  /** Its name in messages. */
  title: string;
  /** The local folder in which a backup is made and verified. */
  draftDir: string;
  names(): Promise<string[]>;
  /** Moves a file of `draftDir` to the destination under a name, atomically. */
  take(draft: string, name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

export interface ScheduledBackupDeps {
  dataDir: string;
  /** Writes a backup to a file that must not exist; resolves to its creation time, ISO 8601. */
  backup: (file: string) => Promise<string>;
  log: Pick<ServerLog, 'error'>;
  clock?: () => number;
}

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 60_000;
const NAME = /^advisor-backup-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(?:\.age)?$/;

/**
 * Reads BACKUP_DIR, BACKUP_S3_URL, BACKUP_HOURS, BACKUP_KEEP and BACKUP_RECIPIENT. Null without a destination; throws
 * if one of them is invalid.
 */
export function readBackupSchedule(env: NodeJS.ProcessEnv): BackupSchedule | null {
  const hours = numberOf('BACKUP_HOURS', env.BACKUP_HOURS, 24, 24 * 365);
  const kept = numberOf('BACKUP_KEEP', env.BACKUP_KEEP, 14, 10_000);
  const recipient = env.BACKUP_RECIPIENT || null;
  if (recipient !== null && !isRecipient(recipient))
    throw new Error('BACKUP_RECIPIENT must be a public key of age (age1…), as "age-keygen" prints it.');
  const bucket = readBucket(env);
  if (!env.BACKUP_DIR && !bucket) return null;
  if (env.DATABASE_URL)
    throw new Error(
      `${env.BACKUP_DIR ? 'BACKUP_DIR' : 'BACKUP_S3_URL'} is for the embedded database. Back up the one of DATABASE_URL with pg_dump, and unset it.`,
    );
  return { dir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null, bucket, everyMs: hours * HOUR_MS, kept, recipient };
}

function numberOf(name: string, text: string | undefined, usual: number, most: number): number {
  if (!text) return usual;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new Error(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
  return value;
}

/** The schedule's destinations. */
export function storesOf({ dir, bucket }: Pick<BackupSchedule, 'dir' | 'bucket'>, dataDir: string): BackupStore[] {
  return [...(dir === null ? [] : [folderStore(dir)]), ...(bucket === null ? [] : [bucketStore(bucket, dataDir)])];
}

function folderStore(dir: string): BackupStore {
  return {
    title: dir,
    draftDir: dir,
    names: async () => readdirSync(dir),
    async take(draft, name) {
      renameSync(draft, join(dir, name));
      syncToDisk(dir);
    },
    remove: async (name) => rmSync(join(dir, name)),
  };
}

function bucketStore(bucket: Bucket, dataDir: string): BackupStore {
  return {
    title: `${bucket.endpoint}/${bucket.prefix}`,
    draftDir: join(dataDir, SENDING),
    names: () => namesIn(bucket),
    take: (draft, name) => upload(bucket, draft, name),
    remove: (name) => removeFrom(bucket, name),
  };
}

/** Makes backups when due, starting now. Returns a function that stops it. */
export function startBackups(
  schedule: BackupSchedule,
  { keepAlive, ...deps }: ScheduledBackupDeps & { keepAlive: (work: Promise<unknown>) => void },
): () => void {
  const stops = storesOf(schedule, deps.dataDir).map((store) => {
    let failures = 0;
    let notBefore = 0;
    return runPeriodically(LOOK_EVERY_MS, {
      keepAlive,
      async task() {
        if (performance.now() < notBefore) return;
        failures = (await backUpWhenDue(store, schedule, deps)) ? 0 : failures + 1;
        // Failed packing and verifying each minute would slow the site down.
        notBefore = failures === 0 ? 0 : performance.now() + Math.min(LOOK_EVERY_MS * 2 ** (failures - 1), HOUR_MS);
      },
    });
  });
  return () => stops.forEach((stop) => stop());
}

/**
 * Makes a backup if a destination's newest one is old enough, verifies it by restoring it into a scratch database, and
 * removes the excess ones. A backup that cannot be restored is discarded, and the earlier ones stay. Returns whether
 * all is well.
 */
export async function backUpWhenDue(
  { title, draftDir, names, take, remove }: BackupStore,
  { everyMs, kept, recipient }: Pick<BackupSchedule, 'everyMs' | 'kept' | 'recipient'>,
  { dataDir, backup, log, clock = Date.now }: ScheduledBackupDeps,
): Promise<boolean> {
  const drafts: string[] = [];
  // Those that seem to be from the future were made while the clock was ahead: none is due or removed for them.
  const made = async () => backupsAmong(await names()).filter((name) => timeOf(name) <= clock());
  try {
    mkdirSync(draftDir, { recursive: true, mode: 0o700 });
    const newest = (await made()).at(-1);
    if (newest && clock() - timeOf(newest) < everyMs) return true;
    const name = `advisor-backup-${new Date(clock()).toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
    // Left over by a killed server.
    for (const left of readdirSync(draftDir))
      if (NAME.test(left.replace(/\.part$/, '')) && left.endsWith('.part')) rmSync(join(draftDir, left));
    const plain = join(draftDir, `${name}.part`);
    drafts.push(plain);
    const madeAt = await backup(plain);
    await checkInProcess(plain);
    if (recipient === null) await take(plain, name);
    else {
      const encrypted = join(draftDir, `${name}${ENCRYPTED}.part`);
      drafts.push(encrypted);
      await encryptFile(plain, encrypted, recipient);
      rmSync(plain);
      await take(encrypted, `${name}${ENCRYPTED}`);
    }
    noteBackup(dataDir, madeAt);
    for (const old of (await made()).slice(0, -kept)) await remove(old);
    return true;
  } catch (error) {
    log.error(`No backup could be made in ${title}: ${describeError(error)}`);
    return false;
  } finally {
    for (const draft of drafts) rmSync(draft, { force: true });
  }
}

/** The backups among some file names, oldest first. */
export const backupsAmong = (names: readonly string[]): string[] => names.filter((name) => NAME.test(name)).toSorted();

/** When a backup was begun, parsed from its name: copying changes the file's time. */
function timeOf(name: string): number {
  const [, day, hours, minutes, seconds] = /(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})/.exec(name)!;
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/** In its own process: opening the backup's database would block this one meanwhile. */
async function checkInProcess(file: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/restore.ts'), '--check', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  const code = await new Promise<number | null>((ended, reject) => child.once('error', reject).once('close', ended));
  if (code !== 0) throw new Error(printed.trim().split('\n').at(-1) || 'its check was ended');
}
