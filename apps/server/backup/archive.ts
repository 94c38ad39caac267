import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, cp, link } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { PACKING, PARTS, placeOf, readSecrets, type FolderPlace } from '../data/data-folder.ts';
import { RESERVE, freeSpace } from '../database/disk-space.ts';
import { isDiskFull } from '../database/storage-errors.ts';
import { syncToDisk, syncTree } from '../data/sync.ts';
import { MANIFEST, NoRoomError, inspect } from './inspect.ts';

const FORMAT = 1;

export interface BackupManifest {
  format: typeof FORMAT;
  /** When it was created, ISO 8601. */
  madeAt: string;
  /** SHA-256 of every other file in it, in hex, by path. Missing in backups of version 0.1. */
  sha256?: Record<string, string>;
}

/** A file is not a backup, or is incomplete. */
export class NotABackupError extends Error {
  constructor(file: string, reason: string) {
    super(`${file} is not a backup made by "pnpm backup", or it is damaged (${reason}). Nothing was changed.`);
  }
}

/**
 * Packs a data folder's database, the secrets it needs and the owner's files into one .tar.gz, readable by its owner
 * only. Resolves to its creation time, ISO 8601. Nothing may write to the database meanwhile: hold the folder's lock,
 * or pause writes with `pauseWrites`.
 */
export async function pack(
  folder: FolderPlace,
  file: string,
  { pauseWrites = (copy) => copy(), now = new Date(), withFiles = true }: PackOptions = {},
): Promise<string> {
  const manifest: BackupManifest = { format: FORMAT, madeAt: now.toISOString() };
  const { path } = folder;
  const draft = join(path, PACKING);
  try {
    // Created empty first, so that it never has another mode.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    // Packing hundreds of megabytes of pictures takes many seconds, during which visitors would wait for the database.
    await pauseWrites(() => copyDatabase(folder, draft));
    if (withFiles) await linkFiles(path, draft);
    const parts = PARTS.filter((name) => existsSync(join(draft, name)));
    manifest.sha256 = Object.fromEntries(await hashesIn(draft, parts));
    writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await create({ cwd: draft, file, gzip: true, portable: true }, [MANIFEST, ...parts]);
    syncToDisk(file);
    return manifest.madeAt;
  } catch (error) {
    // A file that existed before is not ours.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(file, { force: true });
    throw isDiskFull(error)
      ? new Error(`There is no room for the backup ${file}. Nothing was kept.`, { cause: error })
      : error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

export interface PackOptions {
  /** Runs `copy` while nothing writes to the database. @default calls it directly */
  pauseWrites?: (copy: () => Promise<void>) => Promise<void>;
  now?: Date;
  /** Whether to include the owner's files. Without them a restore leaves the existing files in place. @default true */
  withFiles?: boolean;
}

/** The copy must not take the disk space that the database needs. */
async function copyDatabase(folder: FolderPlace, draft: string): Promise<void> {
  const { path } = folder;
  if ((await freeSpace(path)) - sizeOf(join(path, 'db')) < RESERVE)
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  for (const name of PARTS.filter((part) => part !== 'files')) {
    const from = placeOf(name, folder);
    if (!existsSync(from)) throw new Error(`${from} is missing, so nothing can be backed up.`);
    await cp(from, join(draft, name), { recursive: true, preserveTimestamps: true });
  }
}

/** Files are never written in place, only replaced or removed: a hard link is as good as a copy. */
async function linkFiles(path: string, draft: string): Promise<void> {
  const from = join(path, 'files');
  if (!existsSync(from)) return;
  mkdirSync(join(draft, 'files'), { mode: 0o700 });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(draft, 'files', name)];
    await link(source, target)
      // The file system has no hard links.
      .catch(() => copyFile(source, target))
      .catch((error: NodeJS.ErrnoException) => {
        // Removed by the owner meanwhile.
        if (error.code !== 'ENOENT') throw error;
      });
  }
}

/** SHA-256 of each file in parts of a folder, by path. */
async function hashesIn(folder: string, parts: string[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const file of parts.flatMap((name) => filesIn(join(folder, name)))) {
    const hash = createHash('sha256');
    // In chunks: a running server answers requests meanwhile.
    await pipeline(createReadStream(file), hash);
    hashes.set(relative(folder, file).replaceAll(sep, '/'), hash.digest('hex'));
  }
  return hashes;
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Throws on the first file that differs from the manifest. */
async function compare(folder: string, sha256: Record<string, string>): Promise<void> {
  const found = await hashesIn(
    folder,
    PARTS.filter((name) => existsSync(join(folder, name))),
  );
  for (const [name, hash] of Object.entries(sha256)) {
    if (!found.has(name)) throw new Error(`${name} is missing`);
    if (found.get(name) !== hash) throw new Error(`${name} has another content than when it was packed`);
    found.delete(name);
  }
  const [unknown] = found.keys();
  if (unknown !== undefined) throw new Error(`${unknown} was not in it when it was packed`);
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
 * Validates the whole archive, then unpacks it into a new folder, fsynced. Throws NotABackupError, or an error if the
 * disk has no room; no folder is left then.
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
    if (manifest.sha256) await compare(into, manifest.sha256);
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
  const { format, madeAt, sha256 } = manifest ?? {};
  if (format !== FORMAT) throw new Error(`its format is ${String(format)}, this program reads ${FORMAT}`);
  if (typeof madeAt !== 'string' || Number.isNaN(Date.parse(madeAt)))
    throw new Error(`${MANIFEST} does not say when it was made`);
  if (sha256 === undefined) return { format, madeAt };
  if (typeof sha256 !== 'object' || sha256 === null) throw new Error(`the checksums in ${MANIFEST} are damaged`);
  return { format, madeAt, sha256: sha256 as Record<string, string> };
}
