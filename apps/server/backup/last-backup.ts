import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateJson } from '../data/data-folder.ts';

/** Not part of a backup: a restored folder has none yet. */
const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/**
 * Records the time of the folder's last backup, ISO 8601. The backup is complete without it, so a full disk is not an
 * error.
 */
export function noteBackup(dataDir: string, madeAt: string): void {
  try {
    writePrivateJson(fileIn(dataDir), { madeAt });
  } catch {
    // The dashboard keeps showing the previous one.
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
