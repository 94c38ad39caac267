import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { DataFolder } from '../../data/data-folder.ts';
import { openDatabase } from '../../database/open.ts';
import { makeFilesTable } from '../../files/shared-store.ts';
import { openFileStore } from '../../files/store.ts';
import type { Statements } from '../../sql/connection.ts';
import { overPool } from '../../sql/pool.ts';
import { MoveError, beginCopy, copyTables, openSource, type MoveSettings, type Moved } from './copy.ts';

/**
 * Copies a data folder's embedded database (the caller holds its lock) and the owner's files to an empty database on a
 * PostgreSQL server, and compares both row by row. The folder is not changed, nor is the server if it rejects. Rejects
 * with MoveError if the target is not empty or a copy differs.
 */
export async function moveToPostgres(folder: DataFolder, url: string, settings: MoveSettings): Promise<Moved> {
  const server = createPostgresConnection({ url, postgresOptions: { max: 1, onnotice: () => undefined } });
  try {
    const there = overPool(server.driver);
    await refuseUnlessEmpty(there);
    const from = await openSource(folder, settings);
    try {
      const to = await openDatabase(folder, { ...settings, databaseUrl: url });
      try {
        return await to.connection.driver.transaction(async (transaction) => {
          await beginCopy(transaction);
          const moved = await copyTables(from.connection.driver, transaction);
          return { ...moved, files: await copyFiles(folder, transaction) };
        });
      } finally {
        await to.close();
      }
    } catch (error) {
      await there.exec(EMPTY);
      throw error;
    } finally {
      await from.close();
    }
  } finally {
    await server.close();
  }
}

async function refuseUnlessEmpty(there: Statements): Promise<void> {
  const { rows } = await there.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
     where nspname not in ('public', 'information_schema') and nspname !~ '^pg_'
     union all
     select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace
     limit 1`,
  );
  if (rows[0])
    throw new MoveError(
      `The database is not empty: it has ${rows[0].name}. Make a new one, so that nothing in it is overwritten.`,
    );
}

async function copyFiles({ filesDir, uploadsDir }: DataFolder, to: Statements): Promise<number> {
  await makeFilesTable(to);
  const files = await openFileStore({ filesDir, draftsDir: uploadsDir, quota: Infinity }).all();
  for (const { name } of files) {
    const path = join(filesDir, name);
    const [content, { mtime }] = [await readFile(path), await stat(path)];
    const { rows } = await to.query<{ hash: string }>(
      `insert into advisor_server.files (name, content, changed_at) values ($1, $2, $3::timestamptz)
       returning encode(sha256(content), 'hex') as hash`,
      [name, content, mtime],
    );
    if (rows[0]?.hash !== createHash('sha256').update(content).digest('hex'))
      throw new MoveError(`${name} differs after the copy. Nothing was copied.`);
  }
  return files.length;
}

/** Empties a database that was empty before. */
const EMPTY = `do $$
declare
  target record;
begin
  for target in select nspname from pg_namespace
    where nspname not in ('public', 'information_schema') and nspname !~ '^pg_'
  loop
    execute format('drop schema %I cascade', target.nspname);
  end loop;
  for target in select relname, relkind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
  loop
    execute format('drop %s if exists public.%I cascade', case target.relkind when 'v' then 'view' else 'table' end, target.relname);
  end loop;
  for target in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
  loop
    execute format('drop routine if exists %s cascade', target.name);
  end loop;
  for target in select oid::regtype as name from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'c')
  loop
    execute format('drop type if exists %s cascade', target.name);
  end loop;
  for target in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
  loop
    execute format('drop sequence if exists %s cascade', target.name);
  end loop;
end;
$$`;
