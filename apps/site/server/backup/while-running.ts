import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askHolder, type FolderLock } from '../lock.ts';
import type { RunningServer } from '../server.ts';

/** Folder in the data folder that the command makes and the server writes into: only who may read all of it can do that. */
const MEETING_POINT = /^backup-[0-9a-f]{32}$/;
const FILE = 'backup.tar.gz';

/** Lets `pnpm backup` ask a running server for a backup: it alone can hold its database still. */
export function answerBackups(lock: FolderLock, folder: string, server: Pick<RunningServer, 'backup'>): void {
  lock.onQuestion = async (question) => {
    // Whoever asks learns nothing and chooses nothing but the name of a folder they could make themselves.
    if (!MEETING_POINT.test(question) || !existsSync(join(folder, question))) return 'No such question.';
    try {
      await server.backup(join(folder, question, FILE));
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'unknown error';
    }
  };
}

/** Has the server that runs on a data folder write a backup to `file`, which must not exist. */
export async function backupWhileRunning(folder: string, file: string): Promise<void> {
  const name = `backup-${randomBytes(16).toString('hex')}`;
  const made = join(folder, name, FILE);
  mkdirSync(join(folder, name), { mode: 0o700 });
  try {
    const answer = await askHolder(folder, name);
    if (answer !== 'done') throw new Error(`The running server made no backup: ${answer}`);
    place(made, file);
  } finally {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Under its name at once and whole, where the disk can; else by a copy. Never in the place of another file. */
function place(made: string, file: string): void {
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(made, file, constants.COPYFILE_EXCL);
  }
}
