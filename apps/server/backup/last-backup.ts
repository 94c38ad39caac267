import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateJson } from '../data/data-folder.ts';

/** Not part of a backup: a restored folder has none yet. */
const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Notes that a backup of the folder was made, at an ISO 8601 time. The backup is whole without it, so that a full disk is no failure. */
export function noteBackup(dataDir: string, madeAt: string): void {
  try {
    writePrivateJson(fileIn(dataDir), { madeAt });
  } catch {
    // The dashboard says that the one before was the last.
  }
}

/** When the last backup of the folder was made, ISO 8601; null if none is known. */
export function lastBackup(dataDir: string): string | null {
  try {
    const { madeAt } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as { madeAt?: unknown };
    return typeof madeAt === 'string' && !Number.isNaN(Date.parse(madeAt)) ? madeAt : null;
  } catch {
    return null;
  }
}
