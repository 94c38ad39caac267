import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FACTOR_TABLES } from '../auth/tables.ts';
import type { Connection } from '../sql/connection.ts';

const SEED = 'supabase/seed.sql';

/** Roles that every hosted project has and the migrations reference. */
export const ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;`;

/** A migration failed; it was rolled back. */
export class MigrationError extends Error {
  /** Whether earlier migrations were applied, which the previous version does not know. */
  readonly isPartial: boolean;
  /** The backup made before the first of them. */
  copy: string | undefined;
  /** Why that backup could not be restored. */
  notPutBack: unknown;

  constructor(file: string, cause: unknown, isPartial: boolean) {
    super(`The migration ${file} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.isPartial = isPartial;
  }
}

/** The backup before the migrations failed, so none was applied. */
export class NoCopyError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A database's pending migrations, by file name, and whether it has any applied. */
export async function migrationsFor(
  { driver }: Connection,
  supabaseDir: string,
): Promise<{ pending: string[]; isNew: boolean }> {
  const { rows: tables } = await driver.query<{ exists: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as exists`,
  );
  const { rows } = tables[0]!.exists
    ? await driver.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
    : { rows: [] };
  const applied = new Set(rows.map(({ version }) => version));
  const pending = readdirSync(join(supabaseDir, 'migrations'))
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file) && !applied.has(file.slice(0, 14)))
    .toSorted();
  return { pending, isNew: applied.size === 0 };
}

/** Applies the pending migrations, each with its history row in one transaction. Returns their file names. */
export async function migrate(connection: Connection, supabaseDir: string): Promise<string[]> {
  await connection.driver.exec(ROLES + FACTOR_TABLES);
  const { pending } = await migrationsFor(connection, supabaseDir);
  for (const file of pending) {
    const statements = readFileSync(join(supabaseDir, 'migrations', file), 'utf8');
    await connection.driver
      .transaction(async (transaction) => {
        await transaction.exec(statements);
        // The Supabase CLI keeps the same table, so both share one history.
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [file.slice(0, 14), file.slice(15, -4), [statements]],
        );
      })
      .catch((cause: unknown) => {
        throw new MigrationError(file, cause, file !== pending[0]);
      });
  }
  return pending;
}

/** Loads the sample rows once in a database's life: what the owner deletes stays deleted. */
export async function seed(connection: Connection, supabaseDir: string): Promise<void> {
  const { rows } = await connection.driver.query('select 1 from supabase_migrations.seed_files where path = $1', [
    SEED,
  ]);
  if (rows.length > 0) return;
  const statements = readFileSync(join(supabaseDir, 'seed.sql'), 'utf8');
  await connection.driver.transaction(async (transaction) => {
    await transaction.exec(statements);
    await transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
      SEED,
      createHash('sha256').update(statements).digest('hex'),
    ]);
  });
}

/** Grants each role what the migrations declare, and revokes everything else. */
export async function renewGrants({ driver }: Connection): Promise<void> {
  // One function per subject, so that a new table does not have to repeat all other grants.
  await driver.exec(`do $$
    declare
      name text;
    begin
      for name in
        select proname from pg_catalog.pg_proc
        where pronamespace = 'private'::regnamespace and proname ~ '^apply_([a-z_]+_)?grants$'
        order by proname
      loop
        execute format('select private.%I()', name);
      end loop;
    end;
  $$`);
}
