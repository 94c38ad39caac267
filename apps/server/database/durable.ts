import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncToDisk, syncTree } from '../data/sync.ts';

/** Emscripten's file on the disk: a handle when it is a file, none when it is a folder. */
interface OpenFile {
  nfd?: number;
  node: unknown;
}

interface FileSystems {
  FS: { filesystems: { NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?(file: OpenFile): number } } } };
}

/** Writes a file or folder of the database down to the disk. `handle` is that of an open file. */
export type Sync = (path: string, handle: number | undefined) => void;

/** The disk, with the one call that PGlite's own leaves out: fsync does nothing there. */
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
 * Opens the database in a folder, and makes it when there is none. Unlike PGlite's default, a statement that has
 * been answered is on the disk: Postgres runs with fsync, and fsync reaches the disk. So it survives a power cut.
 */
export async function openDurably(dir: string, sync: Sync = syncToDisk): Promise<PGlite> {
  if (!existsSync(join(dir, 'PG_VERSION'))) {
    if (existsSync(dir) && readdirSync(dir).length > 0) throw new Error('PG_VERSION is missing');
    await make(dir);
  }
  return PGlite.create({
    fs: new DurableFS(dir, sync),
    startParams: [
      ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      // The default of 128 MB is filled with zeros at each start, and is several times what a usual database has.
      '-c',
      'shared_buffers=32MB',
    ],
  });
}

/** Makes an empty database beside and moves it into place when it is whole, so that a crash leaves none or all of it. */
async function make(dir: string): Promise<void> {
  const draft = `${dir}.new`;
  rmSync(draft, { recursive: true, force: true });
  const database = await PGlite.create(draft);
  await database.close();
  syncTree(draft);
  mkdirSync(dir, { recursive: true });
  renameSync(draft, dir);
  syncToDisk(dirname(dir));
}
