import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESTORED, finishRestore, type DataFolder } from '../data-folder.ts';
import { openDurably, syncToDisk } from '../database/durable.ts';
import { NotABackupError, unpack, type BackupManifest } from './archive.ts';

/**
 * Puts a backup in the place of a data folder's database. The caller holds the folder's lock. The backup is unpacked
 * beside, opened once to see that it works, and then takes effect by one rename: a crash leaves the old or the new.
 */
export async function restore({ path }: Pick<DataFolder, 'path'>, file: string): Promise<BackupManifest> {
  finishRestore(path);
  const draft = join(path, 'restoring');
  rmSync(draft, { recursive: true, force: true });
  const manifest = await unpack(file, draft);
  await tryOut(join(draft, 'db')).catch((error: unknown) => {
    rmSync(draft, { recursive: true, force: true });
    throw new NotABackupError(file, error instanceof Error ? error.message : String(error));
  });
  renameSync(draft, join(path, RESTORED));
  syncToDisk(path);
  finishRestore(path);
  // The address of a server that is gone; the next start writes its own.
  rmSync(join(path, 'local.json'), { force: true });
  return manifest;
}

/** Whether a data folder holds a database, which a restore would replace. */
export function hasDatabase({ path }: Pick<DataFolder, 'path'>): boolean {
  return existsSync(join(path, 'db'));
}

async function tryOut(databaseDir: string): Promise<void> {
  const connection = await openDurably(databaseDir);
  try {
    await connection.driver.query('select count(*) from public.contact_messages');
  } finally {
    await connection.close();
  }
}
