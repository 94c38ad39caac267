import { rmSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { openDataFolder } from '../data/data-folder.ts';
import { connectPostgres } from './postgres.ts';
import { createProject } from './project.ts';
import { emptyDataDir } from '../../../tests/journeys/site.ts';
import { databases, type MigratedDatabase } from '../../../tests/security/support/databases.ts';

/** The databases that several programs can use at once. */
export const sharedDatabases = databases.filter(([name]) => name !== 'the embedded database');

export interface Workers {
  database: MigratedDatabase;
  /** Four connections, as instances of a hosted function have. One that waits for another for two seconds fails. */
  workers: Sql[];
  /** The data API on the database, with the service role. */
  client: SupabaseClient;
  close(): Promise<void>;
}

export async function startWorkers(open: () => Promise<MigratedDatabase>): Promise<Workers> {
  const database = await open();
  const workers = Array.from({ length: 4 }, () =>
    postgres(database.url!, { max: 1, connection: { lock_timeout: 2_000 } }),
  );
  const { path, secrets } = await openDataFolder(await emptyDataDir(), 'owner@example.com');
  rmSync(path, { recursive: true });
  const siteUrl = 'http://localhost:4173';
  const connection = connectPostgres(database.url!);
  const app = createProject(connection, { secrets, siteUrl });
  await app.init();
  return {
    database,
    workers,
    client: createClient(siteUrl, secrets.secretKey, {
      auth: { persistSession: false },
      global: { fetch: async (input, init) => app.fetch(new Request(input, init), { peerAddress: null }) },
    }),
    async close() {
      await Promise.all(workers.map((worker) => worker.end()));
      await connection.close();
      await database.close();
    },
  };
}
