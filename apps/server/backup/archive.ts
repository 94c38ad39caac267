import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, cp, link } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create, extract } from 'tar';
import { PACKING, PARTS, readSecrets, type DataFolder } from '../data/data-folder.ts';
import { RESERVE, freeSpace } from '../database/disk-space.ts';
import { isDiskFull } from '../database/storage-errors.ts';
import { syncToDisk, syncTree } from '../data/sync.ts';
import { MANIFEST, NoRoomError, inspect } from './inspect.ts';
import { noteBackup } from './last-backup.ts';

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
 * Packs the database of a data folder, the secrets it needs and the owner's files into one .tar.gz, readable by its owner
 * alone. Nothing may write to the database while it is copied: hold the folder's lock, or pause it with `pauseWrites`.
 */
export async function pack(
  { path }: Pick<DataFolder, 'path'>,
  file: string,
  { pauseWrites = (copy) => copy(), now = new Date() }: PackOptions = {},
): Promise<void> {
  const manifest: BackupManifest = { format: FORMAT, madeAt: now.toISOString() };
  const draft = join(path, PACKING);
  try {
    // Created empty first, so that it never has another mode.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    // Packing hundreds of megabytes of pictures takes many seconds, in which visitors would wait for the database.
    await pauseWrites(() => copyDatabase(path, draft));
    await linkFiles(path, draft);
    const parts = PARTS.filter((name) => existsSync(join(draft, name)));
    await create({ cwd: draft, file, gzip: true, portable: true }, [MANIFEST, ...parts]);
    syncToDisk(file);
    noteBackup(path, manifest.madeAt);
  } catch (error) {
    // A file that existed before is not ours.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(file, { force: true });
    throw isDiskFull(error) ? new Error(`There is no room for the backup ${file}. Nothing was kept.`) : error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

export interface PackOptions {
  /** Runs `copy` while nothing writes to the database. @default it is called: nothing does anyway */
  pauseWrites?: (copy: () => Promise<void>) => Promise<void>;
  now?: Date;
}

/** The copy must not take the room that the database needs to go on. */
async function copyDatabase(path: string, draft: string): Promise<void> {
  if ((await freeSpace(path)) - sizeOf(join(path, 'db')) < RESERVE)
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  for (const name of PARTS)
    if (name !== 'files' && existsSync(join(path, name)))
      await cp(join(path, name), join(draft, name), { recursive: true, preserveTimestamps: true });
}

/** A file is never written to, only replaced or removed: a second name for it is as good as a copy. */
async function linkFiles(path: string, draft: string): Promise<void> {
  const from = join(path, 'files');
  if (!existsSync(from)) return;
  mkdirSync(join(draft, 'files'), { mode: 0o700 });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(draft, 'files', name)];
    await link(source, target)
      // A disk without such links.
      .catch(() => copyFile(source, target))
      .catch((error: NodeJS.ErrnoException) => {
        // The owner has removed it meanwhile.
        if (error.code !== 'ENOENT') throw error;
      });
  }
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
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
