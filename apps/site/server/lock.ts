import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the one lock of a data folder; null when another process holds it. Two servers on one folder lose data.
 *
 * The lock is a socket name that the system frees when its process ends, however it ends: an abstract socket on
 * Linux, a named pipe on Windows. Elsewhere a socket file can outlive a crash, so one that nobody answers on is replaced.
 * It holds on one machine: do not share the folder over a network file system.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const name = `advisor-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return listen(`\0${name}`);
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`);
  const file = join(tmpdir(), `${name}.sock`);
  const lock = await listen(file);
  if (lock || (await answers(file))) return lock;
  rmSync(file, { force: true });
  return listen(file);
}

function listen(path: string): Promise<FolderLock | null> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
