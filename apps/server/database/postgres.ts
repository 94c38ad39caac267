import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { ROLES } from './migrate.ts';
import { createProject, type ProjectSettings } from './project.ts';

/** What a hosted project grants on every new table, which the migrations must take back; and the schema it serves. */
const HOSTED_DEFAULTS = `
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
do $$ begin
  execute format('alter database %I set pgrst.db_schemas = %L', current_database(), 'public');
end $$;`;

/** A connection to a PostgreSQL server, without its remarks on the console. */
export const connectPostgres = (url: string): PostgresConnection =>
  createPostgresConnection({ url, postgresOptions: { onnotice: () => undefined } });

/**
 * The same project on an empty database of a real PostgreSQL server, with the grants that a hosted project begins
 * with. Shows that the migrations hold there too; the site itself runs on the embedded database or on a hosted project.
 */
export async function migratePostgres(url: string, settings: ProjectSettings, supabaseDir: string): Promise<void> {
  const connection = connectPostgres(url);
  try {
    await connection.driver.unsafe(ROLES + HOSTED_DEFAULTS);
    await createProject(connection, settings).ensureSystemSchema();
    const dir = join(supabaseDir, 'migrations');
    for (const file of readdirSync(dir).toSorted())
      await connection.driver.unsafe(readFileSync(join(dir, file), 'utf8')).simple();
    await connection.driver.unsafe(readFileSync(join(supabaseDir, 'seed.sql'), 'utf8')).simple();
  } finally {
    await connection.close();
  }
}
