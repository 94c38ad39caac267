import { setTimeout as wait } from 'node:timers/promises';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { createKeyedHash } from '../auth/secrets.ts';
import { hasOtherSecret } from '../auth/tables.ts';
import { SecretsError, type DataFolder } from '../data/data-folder.ts';
import type { ProjectConnection } from '../sql/connection.ts';
import { findPeers } from '../sql/peers.ts';
import { overPool } from '../sql/pool.ts';
import { saveRoundTrips } from '../sql/round-trips.ts';
import { TIME_TYPES, isoTime } from '../sql/times.ts';
import { prepare, serviceOf, type Database, type DatabaseSettings } from './database.ts';
import { createHealthCheck } from './health.ts';
import { createProject } from './project.ts';
import { timePool } from './statement-times.ts';
import { DatabaseServerError } from './storage-errors.ts';

/** Connections per process. */
const POOL_SIZE = 10;
/** The delay before each attempt to reconnect, in seconds. */
const RECONNECT_AFTER_S = 0.5;
const OLDEST_VERSION = 15;
/** How long to wait at the start for a server that does not accept connections yet, in ms. */
const WAIT_MS = 60_000;
const MAY_COME_UP = new Set(['ECONNREFUSED', 'ECONNRESET', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', '57P03']);
/** The advisory lock for preparing the database; any unused number. */
const PREPARING = 4_173_001;

/**
 * Opens a database on a PostgreSQL server, shared by any number of processes: they prepare it one at a time. Rejects
 * with DatabaseServerError if it is unusable, and with SecretsError if it was created with other keys.
 */
export async function openShared(url: string, folder: DataFolder, settings: DatabaseSettings): Promise<Database> {
  const { secrets } = folder;
  const connect = (max: number): PostgresConnection =>
    createPostgresConnection({
      url,
      postgresOptions: {
        max,
        connect_timeout: 10,
        // Requests wait this long while the server is away. The default grows to 20 seconds, and stays there after it
        // is back.
        backoff: () => RECONNECT_AFTER_S,
        onnotice: () => undefined,
        connection: { application_name: 'advisor' },
        types: {
          json: jsonType(114),
          jsonb: jsonType(3802),
          timestamp: timeType(TIME_TYPES.timestamp),
          timestamptz: timeType(TIME_TYPES.timestamptz),
        },
      },
    });
  const library = connect(POOL_SIZE);
  const connection: ProjectConnection = { driver: overPool(library.driver), library };
  try {
    await checkVersion(connection);
    const lock = await library.driver.reserve();
    let ownerCreated: boolean;
    try {
      await lock`select pg_advisory_lock(${PREPARING})`;
      const setup = connect(1);
      // The library begins a transaction in one call and continues it in the next, which requires a single connection.
      await createProject({ library: setup }, { secrets, siteUrl: settings.siteUrl })
        .ensureSystemSchema()
        .finally(() => setup.close());
      if (await hasOtherSecret(connection, createKeyedHash(secrets.jwtSecret)))
        throw new SecretsError(
          'The database was made with other keys than those of this process. Name the secrets.json of the others in SECRETS_FILE, and start again.',
        );
      ownerCreated = await prepare(connection, folder, settings);
    } finally {
      await lock`select pg_advisory_unlock(${PREPARING})`.catch(() => undefined);
      lock.release();
    }
    const peers = await findPeers(library.driver, settings.log ?? console.error);
    const app = createProject(connection, { secrets, siteUrl: settings.siteUrl });
    await app.init();
    if (settings.onStatement) timePool(library.driver, settings.onStatement);
    saveRoundTrips(library.driver);
    return {
      connection,
      app,
      service: serviceOf({ app }, settings.siteUrl, secrets.secretKey),
      ownerCreated,
      peers,
      // The server rejects connections beyond its limit.
      isDiskFull: () => false,
      health: createHealthCheck(() => ({ connection, disk: { isFull: () => false } })),
      backup: () => Promise.reject(new Error('The database is on a PostgreSQL server: back it up with pg_dump.')),
      close: () => library.driver.end({ timeout: 5 }),
    };
  } catch (error) {
    await library.driver.end({ timeout: 1 }).catch(() => undefined);
    throw error;
  }
}

/** Like PGlite: a string is already JSON. Otherwise the library would encode it twice. */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** A time is written as given, and read in a form that every browser parses. */
const timeType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => value,
  parse: isoTime,
});

/** Waits up to a minute for a server that is still starting, as after a reboot. */
async function checkVersion({ driver }: ProjectConnection): Promise<void> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    try {
      const { rows } = await driver.query<{ version: string }>(
        `select current_setting('server_version_num') as version`,
      );
      const version = Math.floor(Number(rows[0]?.version) / 10_000);
      if (version >= OLDEST_VERSION) return;
      throw new DatabaseServerError(
        `The server of DATABASE_URL is PostgreSQL ${version}. Use version ${OLDEST_VERSION} or newer.`,
      );
    } catch (cause) {
      if (cause instanceof DatabaseServerError) throw cause;
      const { code, message } = cause as { code?: string; message?: string };
      if (!MAY_COME_UP.has(code ?? '') || performance.now() > end)
        throw new DatabaseServerError(`The PostgreSQL server of DATABASE_URL could not be used (${message || code}).`, {
          cause,
        });
      await wait(1_000);
    }
  }
}
