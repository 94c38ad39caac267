import { statfs } from 'node:fs/promises';
import type { PostgresConnection } from '@supabase/lite/postgres';

/**
 * Below this much room, in bytes, nothing is written any more. Postgres ends itself when it finds none for its log,
 * of which it takes 16 MB at a time, so it must not come to that.
 */
export const RESERVE = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;

export interface DiskGuard {
  /** Whether the disk is nearly full, so that writes are refused. */
  isFull(): boolean;
  stop(): void;
}

/** Bytes that this user can still write to the disk of a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Has the database refuse writes (SQLSTATE 25006) while the disk of its folder is nearly full. Reads go on. */
export async function guardDisk(
  { driver }: PostgresConnection,
  folder: string,
  log: (line: string) => void,
): Promise<DiskGuard> {
  let full = false;
  const check = async () => {
    const isFull = (await freeSpace(folder)) < RESERVE;
    if (isFull === full) return;
    await driver.unsafe(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    full = isFull;
    log(
      full
        ? `The disk of ${folder} is full: less than ${RESERVE / 1024 / 1024} MB are free. Nothing is stored until there is room; reading goes on.`
        : `There is room on the disk of ${folder} again. Everything is stored as before.`,
    );
  };
  await check();
  // A file system that cannot say how much room it has, or a database that has stopped, is noticed elsewhere.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS);
  timer.unref();
  return { isFull: () => full, stop: () => clearInterval(timer) };
}
