import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FolderPlace } from '../data/data-folder.ts';
import type { UpdateCopies } from '../database/database.ts';
import { pack } from './archive.ts';
import { restore } from './restore.ts';

/** The folder of the copies in the data folder. */
const COPIES = 'before-update';
/** They contain data deleted since, so they are not kept for long. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Copies of a data folder's database and secrets, as backups without the owner's files. */
export function createUpdateCopies(place: FolderPlace, log: (line: string) => void): UpdateCopies {
  return {
    async make(driver, pending) {
      const folder = join(place.path, COPIES);
      // One per state: repeated starts leave only the last attempt's copy.
      const name = `before-${pending[0]!.slice(0, 14)}.tar.gz`;
      const file = join(folder, name);
      const draft = `${file}.part`;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      rmSync(draft, { force: true });
      await driver.query('checkpoint');
      await pack(place, draft, { withFiles: false, pauseWrites: (copy) => driver.runExclusive(copy) });
      renameSync(draft, file);
      log(
        `The database is brought up to this version: ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'}. ` +
          `A copy of it as it was is kept for a week, ${COPIES}/${name} in the data folder.`,
      );
      return file;
    },
    async putBack(copy) {
      await restore(place, copy);
    },
  };
}

/** Removes the copies that are older than a week. */
export function removeOldCopies(path: string, now = Date.now()): void {
  const folder = join(path, COPIES);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (now - statSync(join(folder, name)).mtimeMs > KEPT_MS) rmSync(join(folder, name));
}
