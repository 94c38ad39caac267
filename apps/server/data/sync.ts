import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Writes all of a folder down to the disk. */
export function syncTree(dir: string): void {
  // One call for the whole file system is many times faster than one for each of a database's thousand files.
  if (process.platform === 'linux' && spawnSync('sync', ['-f', dir]).status === 0) return;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncToDisk(join(entry.parentPath, entry.name));
  syncToDisk(dir);
}

/** Writes a file or folder down to the disk. */
export function syncToDisk(path: string, handle?: number): void {
  const file = handle ?? openSync(path, 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    // Some systems have no fsync of folders (Windows); their entries are written with the files.
    if (handle !== undefined || !['EPERM', 'EISDIR', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    if (handle === undefined) closeSync(file);
  }
}
