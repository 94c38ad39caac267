import { closeSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** Postgres ended itself (a PANIC, such as a full disk while it writes its log) or crashed. It accepts no more statements. */
export class DatabaseStoppedError extends Error {
  constructor(cause: unknown) {
    super(`The database stopped: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const LOOP_ONCE = '_PostgresMainLoopOnce';
const LEAVE_STATEMENT = '_PostgresMainLongJmp';

interface Engine {
  [LOOP_ONCE](): void;
  [LEAVE_STATEMENT](): void;
  FS: { streams: ({ nfd?: number } | null | undefined)[] };
}

/** What Postgres throws inside PGlite to abort a failed statement; it continues with the next one. */
const STATEMENT_FAILED = 100;

/**
 * Makes every call to a database fail once its Postgres has ended. PGlite swallows that, and answers what comes after it
 * with an empty success although nothing is stored. Calls `onStop` once.
 */
export function failOnceStopped(driver: PGlite, onStop: (error: DatabaseStoppedError) => void): void {
  const engine = driver.Module as unknown as Engine;
  const { [LOOP_ONCE]: loopOnce, [LEAVE_STATEMENT]: leaveStatement } = engine;
  const run = driver.execProtocolRawSync.bind(driver);
  let stopped: DatabaseStoppedError | undefined;

  engine[LOOP_ONCE] = () => {
    try {
      loopOnce();
    } catch (error) {
      const status = (error as { status?: number }).status;
      if (status !== STATEMENT_FAILED && !stopped) {
        stopped = new DatabaseStoppedError(error);
        onStop(stopped);
      }
      // PGlite's loop exposes only this status, to the call below.
      throw stopped ? { status: STATEMENT_FAILED } : error;
    }
  };
  engine[LEAVE_STATEMENT] = () => {
    if (stopped) throw stopped;
    leaveStatement();
  };
  driver.execProtocolRawSync = (message) => {
    if (stopped) throw stopped;
    try {
      return run(message);
    } catch (error) {
      throw stopped ?? error;
    }
  };
}

/** Releases the files of a stopped database. Closing it normally would write to them. */
export function abandon(driver: PGlite): void {
  for (const stream of (driver.Module as unknown as Engine).FS.streams)
    if (stream?.nfd !== undefined) closeSync(stream.nfd);
}
