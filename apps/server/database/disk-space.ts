import { statfs } from 'node:fs/promises';
import type { Connection } from '../sql/connection.ts';

/**
 * Below this much free space, in bytes, writes are rejected. Postgres ends itself if it cannot extend its log, in steps
 * of 16 MB, so this must not happen.
 */
export const RESERVE = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;

export interface DiskGuard {
  /** Whether the disk is nearly full, so that writes are rejected. */
  isFull(): boolean;
  stop(): void;
}

/** Bytes that this user can still write to a folder's disk. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Makes the database reject writes (SQLSTATE 25006) while its folder's disk is nearly full. Reads still work. */
export async function guardDisk(
  { driver }: Connection,
  folder: string,
  log: (line: string) => void,
): Promise<DiskGuard> {
  let full = false;
  const check = async () => {
    const isFull = (await freeSpace(folder)) < RESERVE;
    if (isFull === full) return;
    await driver.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    full = isFull;
    log(
      full
        ? `The disk of ${folder} is full: less than ${RESERVE / 1024 / 1024} MB are free. Nothing is stored until there is room; reading goes on.`
        : `There is room on the disk of ${folder} again. Everything is stored as before.`,
    );
  };
  await check();
  // Unknown free space and a stopped database are reported elsewhere.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS);
  timer.unref();
  return { isFull: () => full, stop: () => clearInterval(timer) };
}
