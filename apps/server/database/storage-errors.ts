import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from './migrate.ts';
import { SecretsError } from '../data/data-folder.ts';

/** The files of PGlite. */
const POSTGRES_VERSION = '17';
/** One file of its log, in bytes. */
const ROOM_TO_OPEN = 16 * 1024 * 1024;
/** SQLSTATEs of Postgres that say that files are missing or do not hold what they should. */
const DAMAGED = /^(?:XX001|XX002|58P01|58030)$/;

/** The data folder itself could not be made, written to or locked. */
export class FolderError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Why the data folder or its database could not be opened, and what to do, for the operator. */
export function storageErrorMessage(dataDir: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  const code = (error as { code?: string } | null)?.code ?? '';
  if (isDiskFull(error) || hasNoRoom(dataDir))
    return `The disk of ${dataDir} is full, so the database could not be opened. Nothing in it was lost: make room and start again.`;
  if (error instanceof FolderError || ['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `The data folder ${dataDir} cannot be written to (${reason}). Make it writable for the user who runs the server, or name another one in ADVISOR_DATA_DIR, and start again.`;
  if (error instanceof SecretsError) return reason;
  if (error instanceof MigrationError && !DAMAGED.test((error.cause as { code?: string })?.code ?? ''))
    return `The database in ${dataDir} could not be brought up to this version (${reason}). It is as it was: the version before still opens it.`;
  const version = versionOf(dataDir);
  if (version && version !== POSTGRES_VERSION)
    return `The database in ${dataDir} is of PostgreSQL ${version}, and this server reads ${POSTGRES_VERSION}. Start the version of the server that made it, or put back a backup with "pnpm restore <file> --force".`;
  return (
    `The database in ${dataDir} is damaged and could not be opened (${reason}). Stop the server, copy the folder away and keep it, ` +
    'then put back your last backup with "pnpm restore <file> --force". Without a backup, put the folder aside to begin with a new one.'
  );
}

/** Whether a disk, or the share of it that one user may fill, has no room left: an error of the system or of Postgres. */
export function isDiskFull(error: unknown): boolean {
  const { code, message, cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === '53100' ||
    /No space left on device|Disk quota exceeded|database or disk is full/i.test(message ?? '') ||
    (cause !== undefined && cause !== error && isDiskFull(cause))
  );
}

/** Postgres needs room for its log even to open; PGlite does not tell this reason from any other. */
function hasNoRoom(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < ROOM_TO_OPEN;
  } catch {
    return false;
  }
}

/** The major version of Postgres that wrote a database; undefined if unknown. */
function versionOf(dataDir: string): string | undefined {
  try {
    return /^\d+$/m.exec(readFileSync(join(dataDir, 'db/PG_VERSION'), 'utf8'))?.[0];
  } catch {
    return undefined;
  }
}
