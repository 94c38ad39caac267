import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, extract } from 'tar';
import { PARTS, readSecrets, type DataFolder } from '../data/data-folder.ts';
import { RESERVE, freeSpace } from '../database/disk-space.ts';
import { isDiskFull } from '../database/storage-errors.ts';
import { syncToDisk, syncTree } from '../data/sync.ts';
import { MANIFEST, NoRoomError, inspect } from './inspect.ts';

const FORMAT = 1;

export interface BackupManifest {
  format: typeof FORMAT;
  /** When it was made, ISO 8601. */
  madeAt: string;
}

/** A file is not a backup, or is incomplete. */
export class NotABackupError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} is not a backup made by "pnpm backup", or it is damaged (${reason}). Nothing was changed.`);
  }
}

/**
 * Packs the database of a data folder and the secrets it needs into one .tar.gz, readable by its owner alone.
 * Nothing may write to the database meanwhile: hold the folder's lock, or the database itself.
 */
export async function pack({ path }: Pick<DataFolder, 'path'>, file: string, now = new Date()): Promise<void> {
  const manifest: BackupManifest = { format: FORMAT, madeAt: now.toISOString() };
  try {
    writeFileSync(join(path, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    // Created empty first, so that it never has another mode.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    const parts = PARTS.filter((name) => existsSync(join(path, name)));
    await create({ cwd: path, file, gzip: true, portable: true }, [MANIFEST, ...parts]);
    syncToDisk(file);
  } catch (error) {
    // A file that existed before is not ours.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(file, { force: true });
    throw isDiskFull(error) ? new Error(`There is no room for the backup ${file}. Nothing was kept.`) : error;
  } finally {
    rmSync(join(path, MANIFEST), { force: true });
  }
}

/**
 * Unpacks a backup into a folder that it makes, down to the disk, after a look at the whole archive. Throws
 * NotABackupError, or an error that says the disk has no room, and leaves no folder then.
 */
export async function unpack(file: string, into: string): Promise<BackupManifest> {
  const room = Math.max(0, (await freeSpace(dirname(into))) - RESERVE);
  const refuse = (error: unknown) => {
    if (error instanceof NoRoomError || isDiskFull(error))
      return new Error(`${file} does not fit on the disk of ${into}. Nothing was changed.`, { cause: error });
    return new NotABackupError(file, error instanceof Error ? error.message : String(error));
  };
  await inspect(file, room).catch((error: unknown) => {
    throw refuse(error);
  });
  try {
    mkdirSync(into, { mode: 0o700 });
    await extract({ file, cwd: into, strict: true, preserveOwner: false });
    const manifest = readManifest(into);
    if (!existsSync(join(into, 'secrets.json'))) throw new Error('secrets.json is missing');
    readSecrets(join(into, 'secrets.json'), (reason) => new Error(`secrets.json: ${reason}`));
    if (!existsSync(join(into, 'db/PG_VERSION'))) throw new Error('db/PG_VERSION is missing');
    rmSync(join(into, MANIFEST));
    syncTree(into);
    return manifest;
  } catch (error) {
    rmSync(into, { recursive: true, force: true });
    throw refuse(error);
  }
}

function readManifest(folder: string): BackupManifest {
  let manifest: Partial<Record<keyof BackupManifest, unknown>> | null;
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as typeof manifest;
  } catch {
    throw new Error(`${MANIFEST} is missing or damaged`);
  }
  const { format, madeAt } = manifest ?? {};
  if (format !== FORMAT) throw new Error(`its format is ${String(format)}, this program reads ${FORMAT}`);
  if (typeof madeAt !== 'string' || Number.isNaN(Date.parse(madeAt)))
    throw new Error(`${MANIFEST} does not say when it was made`);
  return { format, madeAt };
}
