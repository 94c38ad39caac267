import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RESTORED, RESTORING, finishRestore, placeOf, type DataFolder, type FolderPlace } from '../data/data-folder.ts';
import { openDurably } from '../database/durable.ts';
import { abandon, failOnceStopped } from '../database/stopped.ts';
import { isDiskFull } from '../database/storage-errors.ts';
import { syncToDisk } from '../data/sync.ts';
import { NotABackupError, unpack, type BackupManifest } from './archive.ts';

/**
 * Replaces a data folder's database by a backup. The caller holds the folder's lock. The backup is unpacked next to it,
 * opened once as a test, and takes effect by one rename: a crash leaves the old or the new.
 */
export async function restore(folder: FolderPlace, file: string): Promise<BackupManifest> {
  const { path } = folder;
  finishRestore(folder);
  const secretsDir = dirname(placeOf('secrets.json', folder));
  try {
    accessSync(secretsDir, constants.W_OK);
  } catch (cause) {
    throw new Error(`The keys of the backup cannot be written to ${secretsDir}. Nothing was changed.`, { cause });
  }
  const draft = join(path, RESTORING);
  rmSync(draft, { recursive: true, force: true });
  const manifest = await unpack(file, draft);
  await verifyDatabase(join(draft, 'db')).catch((error: unknown) => {
    rmSync(draft, { recursive: true, force: true });
    if (isDiskFull(error)) throw new Error(`The disk of ${path} is full. Nothing was changed.`, { cause: error });
    throw doesNotOpen(file, error);
  });
  renameSync(draft, join(path, RESTORED));
  syncToDisk(path);
  finishRestore(folder);
  // The stopped server's address; the next start writes its own.
  rmSync(join(path, 'local.json'), { force: true });
  return manifest;
}

/** A backup's content. */
export interface CheckedBackup {
  /** When it was created, ISO 8601. */
  madeAt: string;
  tables: number;
  rows: number;
  /** The owner's files. */
  files: number;
  /** Whether checksums were verified; backups of version 0.1 have none. */
  hasChecksums: boolean;
}

/**
 * Restores a backup into a scratch folder, which must exist, and reads all of it there; the folder's content is of no
 * further use. Rejects with NotABackupError if it is damaged, or with an error if the disk has no room.
 */
export async function check(file: string, scratch: string): Promise<CheckedBackup> {
  const unpacked = join(scratch, 'backup');
  try {
    const { madeAt, sha256 } = await unpack(file, unpacked);
    const read = await verifyDatabase(join(unpacked, 'db')).catch((error: unknown) => {
      if (isDiskFull(error)) throw new Error(`The disk of ${scratch} is full.`, { cause: error });
      throw doesNotOpen(file, error);
    });
    const files = join(unpacked, 'files');
    return {
      madeAt,
      ...read,
      files: existsSync(files) ? readdirSync(files).length : 0,
      hasChecksums: sha256 !== undefined,
    };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

const doesNotOpen = (file: string, error: unknown) =>
  new NotABackupError(file, `it does not open: ${error instanceof Error ? error.message : String(error)}`);

/** Whether a data folder has a database, which a restore would replace. */
export function hasDatabase({ path }: Pick<DataFolder, 'path'>): boolean {
  return existsSync(join(path, 'db'));
}

/** Opens a database and reads all rows that cannot be recreated. Returns their number. */
async function verifyDatabase(databaseDir: string): Promise<{ tables: number; rows: number }> {
  const connection = await openDurably(databaseDir);
  let stopped = false;
  failOnceStopped(connection.driver, () => (stopped = true));
  try {
    const { rows } = await connection.driver.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid = 'auth.users'::regclass)`);
    let total = 0;
    for (const { name } of rows) {
      // `length` makes Postgres read every value, including TOASTed ones.
      const read = await connection.driver.query<{ count: number }>(
        `select count(*)::integer as count, max(length(row::text)) from ${name} as row`,
      );
      total += read.rows[0]!.count;
    }
    await connection.driver.query('select version from supabase_migrations.schema_migrations');
    return { tables: rows.length, rows: total };
  } finally {
    if (stopped) abandon(connection.driver);
    else await connection.close();
  }
}
