import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { PARTS, type DataFolder } from '../data-folder.ts';
import { syncToDisk, syncTree } from '../database/durable.ts';

/** First entry of every backup: what tells one from any other archive. */
const MANIFEST = 'advisor-backup.json';
const FORMAT = 1;

export interface BackupManifest {
  format: typeof FORMAT;
  /** When it was made, ISO 8601. */
  madeAt: string;
}

/** A file is no backup, or not a whole one. */
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
  writeFileSync(join(path, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  try {
    // Made first and empty, so that no other mode is ever seen on it.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    const parts = PARTS.filter((name) => existsSync(join(path, name)));
    await create({ cwd: path, file, gzip: true, portable: true }, [MANIFEST, ...parts]);
    syncToDisk(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    rmSync(join(path, MANIFEST), { force: true });
  }
}

/** Unpacks a backup into a folder that it makes, down to the disk. Throws NotABackupError, and leaves no folder then. */
export async function unpack(file: string, into: string): Promise<BackupManifest> {
  mkdirSync(into, { mode: 0o700 });
  try {
    await extract({ file, cwd: into, strict: true, preserveOwner: false, filter: isPart }).catch((error: unknown) => {
      throw new NotABackupError(file, error instanceof Error ? error.message : String(error));
    });
    const manifest = readManifest(file, into);
    for (const name of ['db/PG_VERSION', 'secrets.json'])
      if (!existsSync(join(into, name))) throw new NotABackupError(file, `${name} is missing`);
    rmSync(join(into, MANIFEST));
    syncTree(into);
    return manifest;
  } catch (error) {
    rmSync(into, { recursive: true, force: true });
    throw error;
  }
}

/** Whether an entry is one that `pack` writes: plain files and folders of the parts, no links out of the folder. */
function isPart(path: string, entry: unknown): boolean {
  const type = (entry as { type?: string }).type;
  const [top] = path.replace(/^\.\//, '').split('/');
  return (type === 'File' || type === 'Directory') && [MANIFEST, ...PARTS].includes(top as string);
}

function readManifest(file: string, folder: string): BackupManifest {
  let manifest: BackupManifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as BackupManifest;
  } catch {
    throw new NotABackupError(file, `${MANIFEST} is missing`);
  }
  if (manifest.format !== FORMAT)
    throw new NotABackupError(file, `its format is ${String(manifest.format)}, this program reads ${FORMAT}`);
  return manifest;
}
