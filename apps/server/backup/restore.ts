import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESTORED, RESTORING, finishRestore, type DataFolder } from '../data/data-folder.ts';
import { openConnection } from '../database/connection.ts';
import { isDiskFull } from '../database/storage-errors.ts';
import { syncToDisk } from '../data/sync.ts';
import { NotABackupError, unpack, type BackupManifest } from './archive.ts';

/**
 * Puts a backup in the place of a data folder's database. The caller holds the folder's lock. The backup is unpacked
 * beside, opened once to see that it works, and then takes effect by one rename: a crash leaves the old or the new.
 */
export async function restore({ path }: Pick<DataFolder, 'path'>, file: string): Promise<BackupManifest> {
  finishRestore(path);
  const draft = join(path, RESTORING);
  rmSync(draft, { recursive: true, force: true });
  const manifest = await unpack(file, draft);
  await verifyDatabase(join(draft, 'db')).catch((error: unknown) => {
    rmSync(draft, { recursive: true, force: true });
    if (isDiskFull(error)) throw new Error(`The disk of ${path} is full. Nothing was changed.`, { cause: error });
    throw new NotABackupError(file, `it does not open: ${error instanceof Error ? error.message : String(error)}`);
  });
  renameSync(draft, join(path, RESTORED));
  syncToDisk(path);
  finishRestore(path);
  // The address of a stopped server; the next start writes its own.
  rmSync(join(path, 'local.json'), { force: true });
  return manifest;
}

/** Whether a data folder holds a database, which a restore would replace. */
export function hasDatabase({ path }: Pick<DataFolder, 'path'>): boolean {
  return existsSync(join(path, 'db'));
}

/** Opens a database and reads all rows that cannot be made anew. */
async function verifyDatabase(databaseDir: string): Promise<void> {
  const connection = await openConnection(databaseDir);
  try {
    const rows = await connection.driver.unsafe<{ name: string }[]>(`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and (relnamespace = 'public'::regnamespace or oid = 'auth.users'::regclass)`);
    for (const { name } of rows) await connection.driver.unsafe(`select max(length(row::text)) from ${name} as row`);
    await connection.driver.unsafe('select version from supabase_migrations.schema_migrations');
  } finally {
    await connection.close();
  }
}
