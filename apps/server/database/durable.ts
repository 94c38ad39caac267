import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { syncToDisk, syncTree } from '../data/sync.ts';
import { TIME_TYPES, isoTime } from '../sql/times.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Emscripten's node for a path on disk; files have a handle, folders none. */
interface OpenFile {
  nfd?: number;
  node: unknown;
}

interface FileSystems {
  FS: { filesystems: { NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?(file: OpenFile): number } } } };
}

/** Flushes a database file or folder to disk. `handle` is an open file's. */
export type Sync = (path: string, handle: number | undefined) => void;

/** The disk, with the one call that PGlite's own lacks: its fsync does nothing. */
class DurableFS extends NodeFS {
  private readonly sync: Sync;

  constructor(dir: string, sync: Sync) {
    super(dir);
    this.sync = sync;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (module: unknown) => {
      const { NODEFS } = (module as FileSystems).FS.filesystems;
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        this.sync(NODEFS.realPath(node), nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/**
 * Opens or creates the database in a folder. Unlike PGlite's default, an acknowledged statement is on disk: Postgres
 * runs with fsync, and fsync reaches the disk. So it survives a power cut.
 */
export async function openDurably(dir: string, sync: Sync = syncToDisk): Promise<PgliteConnection> {
  if (!existsSync(join(dir, 'PG_VERSION'))) {
    if (existsSync(dir) && readdirSync(dir).length > 0) throw new Error('PG_VERSION is missing');
    await make(dir);
  }
  const connection = await createPgliteConnection({
    pgliteOptions: {
      fs: new DurableFS(dir, sync),
      parsers: { [TIME_TYPES.timestamp]: isoTime, [TIME_TYPES.timestamptz]: isoTime },
      startParams: [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync'],
    },
  });
  await connection.driver.waitReady.catch(async (error: unknown) => {
    await connection.close().catch(() => undefined);
    throw error;
  });
  await forgetRowArrays(connection);
  oneAtATime(connection);
  return connection;
}

/**
 * Leaves arrays of rows as Postgres's text. PGlite defines such a type for each table and copies its type map with each
 * statement, which took a fifth of the time; nobody queries them.
 */
async function forgetRowArrays({ driver }: PgliteConnection): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    `select typarray as oid from pg_type where typtype = 'c' and typarray <> 0`,
  );
  for (const { oid } of rows) {
    delete driver.parsers[oid];
    delete driver.serializers[oid];
  }
}

/**
 * Creates an empty database in a temporary folder and renames it when complete, so that a crash leaves none or all of
 * it.
 */
async function make(dir: string): Promise<void> {
  const draft = `${dir}.new`;
  rmSync(draft, { recursive: true, force: true });
  const connection = await createPgliteConnection({ url: draft });
  await connection.driver.waitReady;
  await connection.close();
  syncTree(draft);
  mkdirSync(dir, { recursive: true });
  renameSync(draft, dir);
  syncToDisk(dirname(dir));
}
