import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  watchFile,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder, type FolderLock } from '../data/lock.ts';
import { syncToDisk } from '../data/sync.ts';

/**
 * A request for a backup is a folder in the data folder, and so is its answer: only who may read everything there can
 * make one, and it works wherever the folder can be reached, also from another container or network namespace.
 */
const REQUEST = /^backup-[0-9a-f]{32}$/;
/** The finished backup; `.part` is appended while it is written. */
const BACKUP = 'backup.tar.gz';
/** Why there is no backup. */
const ERROR = 'error.txt';

const CHECK_EVERY_MS = 1_000;
const POLL_MS = 100;
/** How long the lock holder may take to start: it may be building the site first. */
const TIMEOUT_MS = 120_000;
const ABANDONED_AFTER_MS = 3_600_000;

/** Makes a running server write the backups that `pnpm backup` requests: only it can pause its database. */
export function answerBackupRequests(folder: string, server: { backup(file: string): Promise<void> }): void {
  let busy = false;
  let askedMeanwhile = false;
  const answerOpenRequests = async () => {
    askedMeanwhile = true;
    if (busy) return;
    busy = true;
    try {
      while (askedMeanwhile) {
        askedMeanwhile = false;
        for (const request of openRequests(folder)) await answer(request, server);
      }
    } catch {
      // The folder could not be read. It is read again at its next change.
    } finally {
      busy = false;
    }
  };
  // Polled rather than watched: some file systems have no events, others limit the number of watchers.
  watchFile(folder, { interval: CHECK_EVERY_MS, persistent: false }, () => void answerOpenRequests());
  void answerOpenRequests();
}

/** The folders of requests without an answer. Those whose command was cut off long ago are removed. */
function openRequests(folder: string): string[] {
  const requests = existsSync(folder) ? readdirSync(folder).filter((name) => REQUEST.test(name)) : [];
  return requests
    .map((name) => join(folder, name))
    .filter((request) => {
      const made = statSync(request, { throwIfNoEntry: false });
      const abandoned = made && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS;
      if (abandoned) rmSync(request, { recursive: true, force: true });
      return made && !abandoned && !existsSync(join(request, BACKUP)) && !existsSync(join(request, ERROR));
    });
}

async function answer(request: string, server: { backup(file: string): Promise<void> }): Promise<void> {
  const part = join(request, `${BACKUP}.part`);
  try {
    rmSync(part, { force: true });
    await server.backup(part);
    renameSync(part, join(request, BACKUP));
  } catch (error) {
    try {
      rmSync(part, { force: true });
      writeFileSync(`${join(request, ERROR)}.part`, error instanceof Error ? error.message : String(error));
      renameSync(`${join(request, ERROR)}.part`, join(request, ERROR));
    } catch {
      // The disk is full, or the command is gone: without its folder it knows that there is no backup.
      rmSync(request, { recursive: true, force: true });
    }
  }
}

/**
 * Asks the lock holder of a data folder to write a backup to `file`, which must not exist. Resolves with the lock of
 * the folder instead when that program ends meanwhile, and null when the backup is made.
 */
export async function requestBackup(folder: string, file: string): Promise<FolderLock | null> {
  const request = join(folder, `backup-${randomBytes(16).toString('hex')}`);
  mkdirSync(request, { mode: 0o700 });
  try {
    const until = performance.now() + TIMEOUT_MS;
    while (!existsSync(join(request, BACKUP))) {
      if (existsSync(join(request, ERROR)))
        throw new Error(`The running server made no backup: ${readFileSync(join(request, ERROR), 'utf8')}`);
      if (!existsSync(request)) throw new Error('The running server made no backup. Is the disk full?');
      if (performance.now() > until && !existsSync(join(request, `${BACKUP}.part`)))
        throw new Error(`The program that uses ${folder} does not answer. Nothing was made.`);
      const lock = await lockFolder(folder);
      if (lock) return lock;
      await wait(POLL_MS);
    }
    moveInto(join(request, BACKUP), file);
    return null;
  } finally {
    rmSync(request, { recursive: true, force: true });
  }
}

/** Links the file to its final name, or copies it where the disk has no links. Never replaces a file. */
function moveInto(made: string, file: string): void {
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(made, file, constants.COPYFILE_EXCL);
    syncToDisk(file);
  }
}
