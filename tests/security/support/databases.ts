import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { openDatabase } from '../../../apps/server/database/open.ts';
import { connectPostgres, migratePostgres } from '../../../apps/server/database/postgres.ts';
import { newDataDir } from '../../journeys/site.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgres, startPostgres } from './postgres-server.ts';

/** A migrated database with the sample rows, accessed as superuser. */
export interface MigratedDatabase {
  /** Runs statements in one transaction, returns the rows of the last, and rolls back. */
  attempt(...statements: string[]): Promise<Record<string, unknown>[]>;
  /** Runs one statement and commits it. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** Its address for other programs. The embedded database can be accessed in this process only. */
  url: string | null;
  close(): Promise<void>;
}

class Undo extends Error {}

const supabaseDir = join(import.meta.dirname, '../../../supabase');
const siteUrl = 'http://localhost:4173';

/** The databases that the migrations support. */
export const databases: [name: string, open: () => Promise<MigratedDatabase>][] = [
  ['the embedded database', openEmbedded],
  ['a PostgreSQL server', openOnServer],
];

/** Tests that hold on each of these databases. */
export const onDatabases = (tests: (database: MigratedDatabase, name: string) => void): void =>
  describe.each(databases)('on %s', (name, open) => {
    const database = {} as MigratedDatabase;
    beforeAll(async () => void Object.assign(database, await open()));
    afterAll(() => database.close?.());
    tests(database, name);
  });

function accessTo({ driver }: ReturnType<typeof connectPostgres>): Pick<MigratedDatabase, 'attempt' | 'query'> {
  return {
    async attempt(...statements) {
      let rows: Record<string, unknown>[] = [];
      await driver
        .begin(async (transaction) => {
          for (const statement of statements) rows = [...(await transaction.unsafe<typeof rows>(statement))];
          throw new Undo();
        })
        .catch(unlessUndone);
      return rows;
    },
    query: async (statement) => [...(await driver.unsafe<Record<string, unknown>[]>(statement))],
  };
}

async function openEmbedded(): Promise<MigratedDatabase> {
  const folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  const database = await openDatabase(folder, { supabaseDir, siteUrl });
  return {
    ...accessTo(database.connection),
    url: null,
    async close() {
      await database.close();
      rmSync(folder.path, { recursive: true });
    },
  };
}

/** The server of this process: its database `postgres` is migrated once, and each file of tests gets a copy. */
let migrated: Promise<URL> | undefined;
let copies = 0;

async function migrateOnServer(): Promise<URL> {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL server to test with. On Debian: apt-get install postgresql');
  const url = await startPostgres(programs);
  const folder = mkdtempSync(join(tmpdir(), 'advisor-secrets-'));
  const { secrets } = await openDataFolder(folder, 'owner@example.com');
  rmSync(folder, { recursive: true });
  await migratePostgres(url.href, { secrets, siteUrl }, supabaseDir);
  return url;
}

async function openOnServer(): Promise<MigratedDatabase> {
  const original = await (migrated ??= migrateOnServer());
  const name = `copy_${++copies}`;
  const { href: url } = new URL(name, original);
  // Nobody may be connected to what is copied.
  const server = connectPostgres(new URL('template1', original).href);
  await server.driver.unsafe(`create database ${name} template postgres`);
  // A setting of a database is not copied with it.
  await server.driver.unsafe(`alter database ${name} set pgrst.db_schemas = 'public'`);
  const connection = connectPostgres(url);
  return {
    ...accessTo(connection),
    url,
    async close() {
      await connection.close();
      await server.driver.unsafe(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

function unlessUndone(error: unknown): void {
  if (!(error instanceof Undo)) throw error;
}
