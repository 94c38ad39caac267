import { createHash } from 'node:crypto';
import { accessSync, closeSync, constants, openSync, realpathSync, statSync, unwatchFile, watchFile } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  /**
   * Calls `stop` once when the lock file is removed or replaced: another process can lock the folder from then on, so
   * its holder must stop using it at once. Checked every second.
   */
  onLost(stop: () => void): void;
  release(): void;
}

/** The file's name in the data folder. It stays there, and is locked while a program uses the folder. */
export const LOCK_FILE = 'lock';
/** Two simultaneous attempts may both fail; one of them succeeds on retry. */
const RETRY_MS = 500;
const SQLITE_BUSY = 5;
/** Referenced here so that garbage collection does not close them and release their locks. */
const held = new Set<DatabaseSync>();

/**
 * Takes the one lock of a data folder; null when another process holds it. Two servers on one folder lose data.
 * Throws when the folder cannot be written to or its file system has no locks.
 *
 * The kernel holds the lock on the open file (fcntl, LockFileEx on Windows), by way of SQLite, which locks its file while
 * a transaction is open. So it holds however the folder is reached, through a bind mount or from another container,
 * and ends with its process, however that ends. Nothing else in this process may open the file: closing any handle of
 * a file drops all of the process's fcntl locks on it. Over a network file system it holds as far as that passes
 * such locks on to its server; the database wants a local disk anyway.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const file = join(folder, LOCK_FILE);
  makeOnce(file);
  // SQLite's own error does not say why the file cannot be opened.
  accessSync(file, constants.R_OK | constants.W_OK);
  const database = new DatabaseSync(file, { timeout: RETRY_MS });
  const ino = inodeOf(file);
  try {
    // Nothing is ever written, so no journal is needed beside the file.
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY) return null;
    throw new Error(`${file} could not be locked: ${(error as Error).message}`, { cause: error });
  }
  // If it was removed meanwhile, it is no longer the file that others lock.
  if (ino === undefined || inodeOf(file) !== ino) {
    database.close();
    return null;
  }
  await refuseBesideOlderVersion(folder).catch((error: unknown) => {
    database.close();
    throw error;
  });
  held.add(database);
  return {
    onLost: (stop) =>
      void watchFile(file, { interval: 1_000, persistent: false }, (now) => {
        if (now.ino === ino) return;
        unwatchFile(file);
        stop();
      }),
    release() {
      unwatchFile(file);
      held.delete(database);
      database.close();
    },
  };
}

/** The message of a program that exits because its lock was lost. */
export const lockLost = (folder: string) =>
  `The lock of ${folder} was removed. The server stops, since another one could use the folder now. Start it again.`;

function makeOnce(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** Servers up to version 0.1 held a socket named by the folder's path instead. Can go with the next version. */
function refuseBesideOlderVersion(folder: string): Promise<void> {
  const name = `advisor-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const other = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  return new Promise((resolve, reject) => {
    const socket = connect(process.platform === 'linux' ? `\0${name}` : other, () => {
      socket.destroy();
      reject(new Error(`A server of an older version is running on ${folder}. Stop it first.`));
    });
    socket.once('error', () => resolve());
  });
}
