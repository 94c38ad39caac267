import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  /** Answers one line that another process sends to the holder. @default the connection is closed */
  onQuestion?: (question: string) => Promise<string>;
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
  const address = addressOf(folder);
  const lock = await listen(address);
  if (lock || process.platform === 'linux' || process.platform === 'win32' || (await answers(address))) return lock;
  rmSync(address, { force: true });
  return listen(address);
}

/**
 * Sends one line to the process that holds a folder's lock, and returns its answer. Any user of the machine can do
 * so: the holder must not take it for proof of anything. Rejects when nobody answers.
 */
export function askHolder(folder: string, question: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(addressOf(folder), () => socket.write(`${question}\n`));
    socket.on('data', (data) => (answer += data.toString()));
    socket.once('error', reject);
    socket.once('close', () =>
      answer.endsWith('\n')
        ? resolve(answer.trimEnd())
        : reject(
            new Error('The program that holds the folder did not answer. It may be starting or stopping: try again.'),
          ),
    );
  });
}

function addressOf(folder: string): string {
  const name = `advisor-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(path: string): Promise<FolderLock | null> {
  return new Promise((resolve, reject) => {
    const lock: FolderLock = { release: () => new Promise((done) => server.close(() => done())) };
    const server: Server = createServer((socket) => answer(socket, lock));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      server.unref();
      resolve(lock);
    });
  });
}

const LONGEST_QUESTION = 200;
const PATIENCE_MS = 5_000;

function answer(socket: Socket, lock: FolderLock): void {
  let question = '';
  const late = setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  socket.unref();
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    question += data.toString();
    if (!question.endsWith('\n') && question.length <= LONGEST_QUESTION) return;
    clearTimeout(late);
    socket.removeAllListeners('data');
    if (!lock.onQuestion || question.length > LONGEST_QUESTION) return void socket.destroy();
    lock.onQuestion(question.trimEnd()).then(
      (text) => socket.end(`${text}\n`),
      () => socket.destroy(),
    );
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
