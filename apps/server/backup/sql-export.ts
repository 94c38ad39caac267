import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { openDurably } from '../database/durable.ts';
import { ROLES } from '../database/migrate.ts';
import { syncToDisk } from '../data/sync.ts';
import { unpack } from './archive.ts';

/** Settings at the beginning of a dump that PostgreSQL before 17 does not know. */
const NEW_SETTINGS = /^SET transaction_timeout = 0;\n/m;
/** Enough for those settings. They are ASCII, so no character is split. */
const BEGINNING = 600;

/**
 * Writes a backup's database as SQL to a file that must not exist, readable by its owner only: for PostgreSQL 15 and
 * later, whatever version wrote the backup. Restores into an empty database, and creates the roles that its policies
 * name. The backup is unpacked in `scratch`, which must exist. Rejects as `check` does. Returns when the backup was
 * created, ISO 8601.
 */
export async function exportSql(file: string, scratch: string, into: string): Promise<string> {
  const unpacked = join(scratch, 'backup');
  try {
    const { madeAt } = await unpack(file, unpacked);
    const connection = await openDurably(join(unpacked, 'db'));
    // Few need it.
    const { pgDump } = await import('@electric-sql/pglite-tools/pg_dump');
    const dump = await pgDump({ pg: connection.driver, args: ['--no-owner'] });
    await connection.close();
    const beginning = await dump.slice(0, BEGINNING).text();
    const header = `-- The database of a site, as it was at ${madeAt}. For an empty database of PostgreSQL 15 or later, as a superuser.\n${ROLES}\n\n`;
    await pipeline(
      async function* () {
        yield header + beginning.replace(NEW_SETTINGS, '');
        yield* Readable.fromWeb(dump.slice(BEGINNING).stream() as ReadableStream);
      },
      createWriteStream(into, { flags: 'wx', mode: 0o600 }),
    );
    syncToDisk(into);
    return madeAt;
  } catch (error) {
    // A file that existed before is not ours.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(into, { force: true });
    throw error;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
