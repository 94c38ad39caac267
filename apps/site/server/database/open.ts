import type { App, EmailDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { DataFolder } from '../data-folder.ts';
import { unprinted } from '../log.ts';
import { openDurably } from './durable.ts';
import { migrate, renewGrants, seed } from './migrate.ts';
import { hasOwner, makeOwner } from './owner.ts';
import { createProject } from './project.ts';

export interface Database {
  connection: PgliteConnection;
  /** Sign-in and data API. It must sit behind `http/api.ts`, which caps, throttles and filters what reaches it. */
  app: App;
  /** Supabase client with the service role, in this process. */
  service: SupabaseClient;
  /** Whether this start made the owner's account, so that its password has to be shown. */
  ownerCreated: boolean;
  /** Resolves when the database answers, within two seconds; else rejects. */
  ping(): Promise<void>;
  /** Runs `copy` while no statement does, with everything that was written in the files of its folder. */
  backup(copy: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database of a data folder: migrated, with the sample rows of a new one, and with an owner. */
export async function openDatabase(
  { databaseDir, secrets }: DataFolder,
  { supabaseDir, siteUrl, email }: { supabaseDir: string; siteUrl: string; email?: EmailDriver },
): Promise<Database> {
  const connection = await openDurably(databaseDir);
  try {
    const settings = { secrets, siteUrl, ...(email && { email }) };
    const app = createProject(connection, settings);
    await app.ensureSystemSchema();
    await migrate(connection, supabaseDir);
    await seed(connection, supabaseDir);
    const ownerCreated =
      !(await hasOwner(connection)) &&
      (await makeOwner(connection, settings, { email: secrets.ownerEmail, password: secrets.ownerPassword })) ===
        'created';
    await renewGrants(connection);
    await app.init();
    return {
      connection,
      app,
      service: createClient(siteUrl, secrets.secretKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: async (input, init) =>
            (await unprinted(() => app.fetch(new Request(input, init), { peerAddress: null }))).result,
        },
      }),
      ownerCreated,
      ping: () => answersInTime(connection),
      async backup(copy) {
        await connection.driver.exec('checkpoint');
        // What is written between the two is in the log of the database, which is copied too and replayed when opened.
        await connection.driver.runExclusive(copy);
      },
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

async function answersInTime(connection: PgliteConnection): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer within two seconds.')), 2_000);
  });
  try {
    await Promise.race([connection.driver.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}
