import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { DataFolder } from '../data/data-folder.ts';
import type { ProjectConnection } from '../sql/connection.ts';
import { prepare, serviceOf, type Database, type DatabaseSettings, type UpdateCopies } from './database.ts';
import { guardDisk, type DiskGuard } from './disk-space.ts';
import { openDurably } from './durable.ts';
import { MigrationError, NoCopyError, migrationsFor } from './migrate.ts';
import { createHealthCheck } from './health.ts';
import { createProject } from './project.ts';
import { timeEngine } from './statement-times.ts';
import { abandon, failOnceStopped } from './stopped.ts';
import { isDamage, isDiskFull } from './storage-errors.ts';

/** The delay before each attempt to reopen a stopped database, in ms. */
const REOPEN_AFTER_MS = 5_000;

/**
 * Opens a data folder's database: migrated, seeded if new, and with an owner. If it stops later, for example on a full
 * disk, calls fail until it can be reopened, which is tried every 5 seconds.
 */
export async function openEmbedded(folder: DataFolder, settings: DatabaseSettings): Promise<Database> {
  const { log = console.error } = settings;
  let closed = false;
  let stopped = false;

  const onStop = (error: Error) => {
    stopped = true;
    current.disk.stop();
    log(`${error.message} It will be opened again.`);
    void reopen();
  };
  const reopen = async () => {
    abandon(current.engine.driver);
    while (stopped) {
      await wait(REOPEN_AFTER_MS, undefined, { ref: false });
      if (closed) return;
      try {
        current = await open(folder, { ...settings, log }, onStop);
        stopped = false;
        log('The database is open again, with everything that was stored.');
      } catch (error) {
        log(`The database could not be opened again yet: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };

  let current = await open(folder, { ...settings, log }, onStop);
  return {
    get connection() {
      return current.connection;
    },
    get app() {
      return current.app;
    },
    service: serviceOf(
      {
        get app() {
          return current.app;
        },
      },
      settings.siteUrl,
      folder.secrets.secretKey,
    ),
    ownerCreated: current.ownerCreated,
    peers: null,
    isDiskFull: () => current.disk.isFull(),
    health: createHealthCheck(() => current),
    async backup(copy) {
      // A checkpoint without disk space terminates Postgres.
      if (current.disk.isFull()) throw new Error('The disk is full.');
      const { driver } = current.engine;
      await driver.query('checkpoint');
      // Writes in between are in the database's log, which is copied too and replayed on opening.
      await driver.runExclusive(copy);
    },
    async close() {
      closed = true;
      if (stopped) return;
      current.disk.stop();
      await current.engine.close();
    },
  };
}

interface OpenDatabase {
  engine: PgliteConnection;
  connection: ProjectConnection;
  app: App;
  disk: DiskGuard;
  ownerCreated: boolean;
}

/** Opens it once; `onStop` is called if it stops afterwards. */
async function open(
  folder: DataFolder,
  settings: DatabaseSettings & Required<Pick<DatabaseSettings, 'log'>>,
  onStop: (error: Error) => void,
): Promise<OpenDatabase> {
  const engine = await openDurably(folder.databaseDir);
  const connection: ProjectConnection = { driver: engine.driver, library: engine };
  let copy: string | null = null;
  let isOpen = false;
  let stopped = false;
  failOnceStopped(engine.driver, (error) => {
    stopped = true;
    if (isOpen) onStop(error);
  });
  try {
    const { pending, isNew } = await migrationsFor(connection, settings.supabaseDir);
    if (settings.copies && !isNew && pending.length > 0)
      copy = await settings.copies.make(engine.driver, pending).catch((cause: unknown) => {
        throw new NoCopyError(cause);
      });
    const app = createProject(connection, { secrets: folder.secrets, siteUrl: settings.siteUrl });
    await app.ensureSystemSchema();
    const ownerCreated = await prepare(connection, folder, settings);
    await app.init();
    const disk = await guardDisk(connection, folder.path, settings.log);
    if (settings.onStatement) timeEngine(engine.driver, settings.onStatement);
    isOpen = true;
    return { engine, connection, app, disk, ownerCreated };
  } catch (error) {
    if (stopped) abandon(engine.driver);
    else await engine.close().catch(() => undefined);
    if (copy && error instanceof MigrationError) await putBack(copy, settings.copies!, error);
    throw error;
  }
}

/** Replaces a closed, partly migrated database by the copy, and records both in the error. */
async function putBack(copy: string, copies: UpdateCopies, error: MigrationError): Promise<void> {
  error.copy = copy;
  // The next start continues with what is there.
  if (!error.isPartial || isDamage(error.cause) || isDiskFull(error)) return;
  await copies.putBack(copy).catch((reason: unknown) => {
    error.notPutBack = reason;
  });
}
