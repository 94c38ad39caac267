import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { systemClock, type Clock } from '../clock.ts';
import { settleFirstPassword } from '../auth/first-password.ts';
import { createKeyedHash } from '../auth/secrets.ts';
import { prepareAuthTables } from '../auth/tables.ts';
import { generatePassword, type DataFolder } from '../data/data-folder.ts';
import { withoutConsole } from '../log.ts';
import { openConnection } from './connection.ts';
import { guardDisk, type DiskGuard } from './disk-space.ts';
import { SERVER_SCHEMA, createHealthCheck, type Health } from './health.ts';
import { migrate, renewGrants, seed } from './migrate.ts';
import { hasOwner, makeOwner } from './owner.ts';
import { createProject } from './project.ts';

export interface Database {
  /** Another one after the database has stopped and was opened again: read it each time. */
  readonly connection: PostgresConnection;
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
  /** The health of the database, checked with a write at most once a second. */
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

  const onStop = (reason: string) => {
    stopped = true;
    current.disk.stop();
    log(`${reason} It will be opened again.`);
    void reopen();
  };
  const reopen = async () => {
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
  const checkHealth = createHealthCheck(() => current, clock.monotonic);
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
    health: async () => (stopped ? 'database unavailable' : checkHealth()),
    async backup(copy) {
      // A checkpoint without disk space ends Postgres.
      if (current.disk.isFull()) throw new Error('The disk is full.');
      const session = await current.connection.driver.reserve();
      try {
        await session.unsafe('checkpoint');
        await copy();
      } finally {
        session.release();
      }
    },
    async close() {
      closed = true;
      current.disk.stop();
      await current.connection.close();
    },
  };
}

interface OpenDatabase {
  connection: PostgresConnection;
  app: App;
  disk: DiskGuard;
  ownerCreated: boolean;
}

/** Opens it once; `onStop` is called when it stops after that. */
async function open(
  folder: DataFolder,
  { supabaseDir, siteUrl, log }: Required<Pick<Settings, 'log'>> & Settings,
  onStop: (reason: string) => void,
): Promise<OpenDatabase> {
  const { path, databaseDir, secrets } = folder;
  let isOpen = false;
  const connection = await openConnection(databaseDir, { onStop: (reason) => isOpen && onStop(reason) });
  try {
    const settings = { secrets, siteUrl };
    const app = createProject(connection, settings);
    await app.ensureSystemSchema();
    await migrate(connection, supabaseDir);
    await connection.driver.unsafe(SERVER_SCHEMA);
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
    await connection.close();
    throw error;
  }
}
