import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { settleFirstPassword } from '../auth/first-password.ts';
import { createKeyedHash } from '../auth/secrets.ts';
import { prepareAuthTables } from '../auth/tables.ts';
import { generatePassword, type DataFolder } from '../data/data-folder.ts';
import { withoutConsole } from '../log.ts';
import type { ProjectConnection } from '../sql/connection.ts';
import type { Peers } from '../sql/peers.ts';
import { SERVER_SCHEMA, type Health } from './health.ts';
import { migrate, renewGrants, seed } from './migrate.ts';
import { hasOwner, makeOwner } from './owner.ts';
import type { OnStatement } from './statement-times.ts';

export interface Database {
  /** Read it each time: it is replaced when a stopped database is reopened. */
  readonly connection: ProjectConnection;
  /**
   * Sign-in and data API. Must sit behind `api/api.ts` and `auth/gate.ts`, which limit, throttle and filter requests.
   * Replaced like `connection`.
   */
  readonly app: App;
  /** In-process Supabase client with the service role. */
  service: SupabaseClient;
  /** Whether this start created the owner's account, whose password must be shown. */
  ownerCreated: boolean;
  /** The other processes on the database; null if there can be none. */
  peers: Peers | null;
  /** Whether the disk is nearly full, so that writes are rejected. */
  isDiskFull(): boolean;
  /** The database's health, checked with a write at most every 30 seconds. */
  health(): Promise<Health>;
  /** Runs `copy` while no statement runs and all writes are flushed to its folder. Rejects if it has none. */
  backup(copy: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  supabaseDir: string;
  siteUrl: string;
  log?: (line: string) => void;
  /** Backs up the embedded database before migrations. @default no copy */
  copies?: UpdateCopies;
  /** Called after each statement once the database is open. @default nothing */
  onStatement?: OnStatement;
}

/** Backups of an embedded database before migrations. */
export interface UpdateCopies {
  /** Copies the open database and returns the copy's path. `pending` are the migrations, by file name. */
  make(driver: PGlite, pending: readonly string[]): Promise<string>;
  /** Replaces the closed database by a copy. */
  putBack(copy: string): Promise<void>;
}

/**
 * Applies migrations to a database whose system tables exist, seeds a new one, and ensures an owner. Returns whether
 * that account was created.
 */
export async function prepare(
  connection: ProjectConnection,
  folder: DataFolder,
  { supabaseDir, siteUrl }: DatabaseSettings,
): Promise<boolean> {
  const { secrets } = folder;
  await migrate(connection, supabaseDir);
  await connection.driver.exec(SERVER_SCHEMA);
  await prepareAuthTables(connection, createKeyedHash(secrets.jwtSecret));
  await seed(connection, supabaseDir);
  const ownerCreated =
    !(await hasOwner(connection)) &&
    (await makeOwner(
      connection,
      { secrets, siteUrl },
      { email: secrets.ownerEmail, password: secrets.ownerPassword ?? generatePassword() },
    )) === 'created';
  await settleFirstPassword(connection, folder);
  await renewGrants(connection);
  return ownerCreated;
}

/** A Supabase client with the service role that calls the project in-process. */
export function serviceOf(current: { readonly app: App }, siteUrl: string, secretKey: string): SupabaseClient {
  return createClient(siteUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) =>
        (await withoutConsole(() => current.app.fetch(new Request(input, init), { peerAddress: null }))).result,
    },
  });
}
