import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { freeSpace, RESERVE } from '../database/disk-space.ts';
import { isDiskFull } from '../database/storage-errors.ts';
import { syncToDisk } from '../data/sync.ts';
import { kindOfName } from './kinds.ts';
import { isFileName } from './names.ts';

/** More would slow down the list and the backup. */
export const MAX_FILES = 10_000;

export interface StoredFile {
  name: string;
  /** In bytes. */
  size: number;
  changedAt: Date;
}

export type Stored =
  | { kind: 'stored'; file: StoredFile }
  /** There is a file of that name, which was not to be replaced. */
  | { kind: 'taken' }
  | { kind: 'over-quota' }
  | { kind: 'too-many' }
  | { kind: 'disk-full' };

/**
 * The owner's files: one file on the disk for each, under its name, and no other record of it. Written beside, down to
 * the disk, and renamed, so that a crash leaves the old content or the new.
 */
export interface FileStore {
  find(name: string): StoredFile | null;
  /** All files, in no particular order. */
  all(): StoredFile[];
  /** Writes a file. With `replace`, one of that name is replaced. */
  write(name: string, content: Uint8Array, options: { replace: boolean }): Promise<Stored>;
  /** Removes files; resolves to those that were there. */
  remove(names: readonly string[]): Promise<StoredFile[]>;
  /** Opens a file for reading; null if there is none. The caller closes it. */
  open(name: string): Promise<{ handle: FileHandle; file: StoredFile } | null>;
}

/**
 * Opens the files of a data folder, whose lock the caller holds. `draftsDir` is on the same disk and holds what is being
 * written; what a crash has left there is removed.
 */
export function openFileStore({
  filesDir,
  draftsDir,
  quota,
}: {
  filesDir: string;
  draftsDir: string;
  /** In bytes, of all files together. */
  quota: number;
}): FileStore {
  rmSync(draftsDir, { recursive: true, force: true });
  mkdirSync(draftsDir, { recursive: true, mode: 0o700 });
  mkdirSync(filesDir, { recursive: true, mode: 0o700 });
  // Requests are looked up here, so that none is ever turned into a path that was not listed or checked.
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(filesDir, { withFileTypes: true })) {
    if (!entry.isFile() || !isFileName(entry.name) || !kindOfName(entry.name)) continue;
    files.set(entry.name, toStored(entry.name, statSync(join(filesDir, entry.name))));
  }
  let bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  const oneByOne = pLimit(1);

  async function write(name: string, content: Uint8Array, replace: boolean): Promise<Stored> {
    const old = files.get(name);
    if (old && !replace) return { kind: 'taken' };
    if (!old && files.size >= MAX_FILES) return { kind: 'too-many' };
    const after = bytes + content.byteLength - (old?.size ?? 0);
    if (after > quota && content.byteLength > (old?.size ?? 0)) return { kind: 'over-quota' };
    if ((await freeSpace(filesDir)) - content.byteLength < RESERVE) return { kind: 'disk-full' };
    const draft = join(draftsDir, randomBytes(16).toString('hex'));
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, join(filesDir, name));
    } catch (error) {
      await rm(draft, { force: true });
      if (isDiskFull(error)) return { kind: 'disk-full' };
      throw error;
    }
    syncToDisk(filesDir);
    const file = toStored(name, await stat(join(filesDir, name)));
    files.set(name, file);
    bytes = after;
    return { kind: 'stored', file };
  }

  return {
    find: (name) => files.get(name) ?? null,
    all: () => [...files.values()],
    write: (name, content, { replace }) => oneByOne(() => write(name, content, replace)),
    remove: (names) =>
      oneByOne(async () => {
        const removed: StoredFile[] = [];
        for (const name of new Set(names)) {
          const file = files.get(name);
          if (!file) continue;
          await rm(join(filesDir, name), { force: true });
          files.delete(name);
          bytes -= file.size;
          removed.push(file);
        }
        if (removed.length > 0) syncToDisk(filesDir);
        return removed;
      }),
    async open(name) {
      if (!files.has(name)) return null;
      const handle = await open(join(filesDir, name), 'r').catch((error: NodeJS.ErrnoException) => {
        // Removed since it was looked up.
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      // Of what was opened: the name may have another content by now.
      return handle && { handle, file: toStored(name, await handle.stat()) };
    },
  };
}

const toStored = (name: string, { size, mtime }: { size: number; mtime: Date }): StoredFile => ({
  name,
  size,
  changedAt: mtime,
});
