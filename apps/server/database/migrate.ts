import { appliedVersions } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SEED = 'supabase/seed.sql';

/** Roles that every hosted project has and the migrations refer to. */
export const ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;`;

/** A migration failed; the database is as it was before it. */
export class MigrationError extends Error {
  constructor(file: string, cause: unknown) {
    super(`The migration ${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Applies the migrations that this database has not seen, each with its history row in one transaction. Returns their file names. */
export async function migrate(connection: PostgresConnection, supabaseDir: string): Promise<string[]> {
  await connection.driver.unsafe(ROLES);
  const applied = new Set(await appliedVersions(connection));
  const dir = join(supabaseDir, 'migrations');
  const pending = readdirSync(dir)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file) && !applied.has(file.slice(0, 14)))
    .toSorted();
  for (const file of pending) {
    const statements = readFileSync(join(dir, file), 'utf8');
    await connection.driver
      .begin(async (transaction) => {
        await transaction.unsafe(statements);
        // The Supabase CLI keeps the same table, so both know the same history.
        await transaction.unsafe(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [file.slice(0, 14), file.slice(15, -4), [statements]],
        );
      })
      .catch((cause: unknown) => {
        throw new MigrationError(file, cause);
      });
  }
  return pending;
}

/** Loads the sample rows, once in the life of a database: what the owner deletes stays deleted. */
export async function seed(connection: PostgresConnection, supabaseDir: string): Promise<void> {
  const rows = await connection.driver.unsafe('select 1 from supabase_migrations.seed_files where path = $1', [SEED]);
  if (rows.length > 0) return;
  const statements = readFileSync(join(supabaseDir, 'seed.sql'), 'utf8');
  await connection.driver.begin(async (transaction) => {
    await transaction.unsafe(statements);
    await transaction.unsafe('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
      SEED,
      createHash('sha256').update(statements).digest('hex'),
    ]);
  });
}

/** Restores the grants, which the embedded database widens for every table at its first request. */
export async function renewGrants(connection: PostgresConnection): Promise<void> {
  // An empty request makes it do so now, instead of after the grants were put back.
  await connection.withContext({ auth: { uid: null, role: 'anon', jwt: null } }, async () => undefined);
  await connection.driver.unsafe('select private.apply_grants()');
}
