import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { systemClock, type Clock } from '../clock.ts';
import { settleFirstPassword } from '../auth/first-password.ts';
import { createKeyedHash } from '../auth/secrets.ts';
import { prepareAuthTables } from '../auth/tables.ts';
import { generatePassword, type DataFolder } from '../data/data-folder.ts';
import { withoutConsole } from '../log.ts';
import { guardDisk, type DiskGuard } from './disk-space.ts';
import { openDurably } from './durable.ts';
import { SERVER_SCHEMA, createHealthCheck, type Health } from './health.ts';
import { migrate, renewGrants, seed } from './migrate.ts';
import { hasOwner, makeOwner } from './owner.ts';
import { createProject } from './project.ts';
import { abandon, failOnceStopped } from './stopped.ts';

export interface Database {
  /** Another one after the database has stopped and was opened again: read it each time. */
  readonly connection: PgliteConnection;
  /**
   * Sign-in and data API. It must sit behind `api/api.ts` and `auth/gate.ts`, which cap, throttle and filter what
   * reaches it. Like `connection`.
   */
  readonly app: App;
  /** Supabase client with the service role, in this process. */
  service: SupabaseClient;
  /** Whether this start created the owner's account, whose password must be shown. */
  ownerCreated: boolean;
  /** Whether the disk is nearly full, so that writes are refused. */
  isDiskFull(): boolean;
  /** The health of the database, checked with a write at most every 30 seconds. */
  health(): Promise<Health>;
  /** Runs `copy` while no statement does, with everything that was written in the files of its folder. */
  backup(copy: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

interface Settings {
  supabaseDir: string;
  siteUrl: string;
  log?: (line: string) => void;
  clock?: Clock;
}

/** The pause before each attempt to reopen a database that has stopped, in ms. */
const REOPEN_AFTER_MS = 5_000;

/**
 * Opens the database of a data folder: migrated, with the sample rows of a new one, and with an owner. When it stops
 * later, for example on a full disk, calls fail until it could be opened again, which is tried every 5 seconds.
 */
export async function openDatabase(folder: DataFolder, settings: Settings): Promise<Database> {
  const { log = console.error, clock = systemClock } = settings;
  let closed = false;
  let stopped = false;

  const onStop = (error: Error) => {
    stopped = true;
    current.disk.stop();
    log(`${error.message} It will be opened again.`);
    void reopen();
  };
  const reopen = async () => {
    abandon(current.connection.driver);
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
    service: createClient(settings.siteUrl, folder.secrets.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) =>
          (await withoutConsole(() => current.app.fetch(new Request(input, init), { peerAddress: null }))).result,
      },
    }),
    ownerCreated: current.ownerCreated,
    isDiskFull: () => current.disk.isFull(),
    health: createHealthCheck(() => current, clock.monotonic),
    async backup(copy) {
      // A checkpoint without disk space ends Postgres.
      if (current.disk.isFull()) throw new Error('The disk is full.');
      const { driver } = current.connection;
      await driver.query('checkpoint');
      // What is written between the two is in the log of the database, which is copied too and replayed when opened.
      await driver.runExclusive(copy);
    },
    async close() {
      closed = true;
      if (stopped) return;
      current.disk.stop();
      await current.connection.close();
    },
  };
}

interface OpenDatabase {
  connection: PgliteConnection;
  app: App;
  disk: DiskGuard;
  ownerCreated: boolean;
}

/** Opens it once; `onStop` is called when it stops after that. */
async function open(
  folder: DataFolder,
  { supabaseDir, siteUrl, log }: Required<Pick<Settings, 'log'>> & Settings,
  onStop: (error: Error) => void,
): Promise<OpenDatabase> {
  const { path, databaseDir, secrets } = folder;
  const connection = await openDurably(databaseDir);
  let isOpen = false;
  let stopped = false;
  failOnceStopped(connection.driver, (error) => {
    stopped = true;
    if (isOpen) onStop(error);
  });
  try {
    const settings = { secrets, siteUrl };
    const app = createProject(connection, settings);
    await app.ensureSystemSchema();
    await migrate(connection, supabaseDir);
    await connection.driver.exec(SERVER_SCHEMA);
    await prepareAuthTables(connection, createKeyedHash(secrets.jwtSecret));
    await seed(connection, supabaseDir);
    const ownerCreated =
      !(await hasOwner(connection)) &&
      (await makeOwner(connection, settings, {
        email: secrets.ownerEmail,
        password: secrets.ownerPassword ?? generatePassword(),
      })) === 'created';
    await settleFirstPassword(connection, folder);
    await renewGrants(connection);
    await app.init();
    const disk = await guardDisk(connection, path, log);
    isOpen = true;
    return { connection, app, disk, ownerCreated };
  } catch (error) {
    if (stopped) abandon(connection.driver);
    else await connection.close().catch(() => undefined);
    throw error;
  }
}
