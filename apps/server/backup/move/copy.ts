import type { DataFolder } from '../../data/data-folder.ts';
import { openDatabase, type Database } from '../../database/open.ts';
import type { Statements } from '../../sql/connection.ts';
import { createUpdateCopies } from '../update-copies.ts';

/** Rows in memory at once; fewer for a table with files of up to two megabytes. */
const BATCH = 500;
const BATCH_OF_FILES = 20;

/** Server-specific data, such as health checks and key fingerprints. Migrations are applied, not copied. */
const NOT_COPIED = `'supabase_migrations', 'advisor_server', 'pg_catalog', 'information_schema'`;

/** The target or the copy is not as required. The message says what to do. */
export class MoveError extends Error {}

export interface Moved {
  tables: number;
  rows: number;
  files: number;
}

export interface MoveSettings {
  supabaseDir: string;
  siteUrl: string;
  log?: (line: string) => void;
}

/** Narrows a copy to one schema. */
interface Scope {
  /** @default all that are copied */
  schema?: string;
}

export interface Table {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted, without generated columns. */
  columns: string[];
  hasFiles: boolean;
  /** The tables that its rows reference, including itself for self-references. */
  references: string[];
}

/** Opens the embedded database of a data folder, to be copied. */
export async function openSource(folder: DataFolder, settings: MoveSettings): Promise<Database> {
  const source = await openDatabase(folder, {
    ...settings,
    copies: createUpdateCopies(folder, settings.log ?? console.error),
  });
  // Times are compared as text. By default they are in the zone of the machine on which the database was made.
  await source.connection.driver.exec(`set time zone 'UTC'`);
  return source;
}

/** Prepares a transaction into which is copied: times as in the source, and no limit on how long a statement takes. */
export const beginCopy = (to: Statements) => to.exec(`set local time zone 'UTC'; set local statement_timeout = 0`);

/**
 * Replaces the rows of tables by those of another database, in a transaction that `beginCopy` has prepared, and compares
 * both. Rejects with MoveError if a table is not the same on both or a copy differs.
 */
export async function copyTables(from: Statements, to: Statements, scope: Scope = {}): Promise<Omit<Moved, 'files'>> {
  const [here, there] = [await tablesOf(from, scope), await tablesOf(to, scope)];
  const known = new Map(there.map((table) => [table.name, table]));
  const names = here.map(({ name }) => name).filter((name) => known.has(name));
  await to.exec(`truncate ${names.join(', ')}`);
  let total = 0;
  for (const table of inOrder(here)) {
    const expected = await contentOf(from, table.name);
    if (!isSameTable(table, known.get(table.name))) {
      if (!known.has(table.name) && expected.rows === 0) continue;
      throw new MoveError(`The table ${table.name} is another one on the server. Nothing was copied.`);
    }
    await copyRows(from, to, table);
    const copied = await contentOf(to, table.name);
    if (copied.rows !== expected.rows || copied.hash !== expected.hash)
      throw new MoveError(
        `${table.name} differs after the copy: ${expected.rows} rows here and ${copied.rows} there. Nothing was copied.`,
      );
    total += expected.rows;
  }
  await copySequences(from, to, scope);
  return { tables: here.length, rows: total };
}

export async function tablesOf(statements: Statements, { schema }: Scope = {}): Promise<Table[]> {
  const { rows } = await statements.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(attname) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname) as columns,
       exists (select from pg_attribute where attrelid = c.oid and attnum > 0 and atttypid = 'bytea'::regtype) as "hasFiles",
       array(select distinct format('%I.%I', rn.nspname, r.relname) from pg_constraint f
         join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
         where f.conrelid = c.oid and f.contype = 'f') as "references"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in (${NOT_COPIED}) and n.nspname !~ '^pg_'
       and n.nspname = coalesce($1::text, n.nspname)
     order by 1`,
    [schema ?? null],
  );
  return rows;
}

export const isSameTable = (table: Table, other: Table | undefined): boolean =>
  table.columns.join() === other?.columns.join();

/** Tables in dependency order: each after those its rows reference. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ name }) => name));
    const next = [...left].filter(({ name, references }) =>
      references.every((other) => other === name || !waiting.has(other)),
    );
    if (next.length === 0) throw new MoveError('The tables refer to one another in a circle. Nothing was copied.');
    for (const table of next) left.delete(table);
    ordered.push(...next);
  }
  return ordered;
}

async function copyRows(from: Statements, to: Statements, table: Table): Promise<void> {
  const { name, columns, hasFiles, references } = table;
  // Self-referencing rows go in one statement, after which constraints are checked.
  const size = references.includes(name) ? 1_000_000 : hasFiles ? BATCH_OF_FILES : BATCH;
  await to.exec(`alter table ${name} disable trigger user`);
  for (let offset = 0; ; offset += size) {
    const { rows } = await from.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${name} as t order by ctid limit ${size} offset ${offset}`,
    );
    if (rows.length > 0)
      await insertRows(
        to,
        name,
        columns,
        rows.map(({ row }) => row),
      );
    if (rows.length < size) break;
  }
  await to.exec(`alter table ${name} enable trigger user`);
}

/** Inserts rows, given as JSON by column, into columns of a table; names are quoted. */
export async function insertRows(
  to: Statements,
  name: string,
  columns: readonly string[],
  rows: readonly unknown[],
): Promise<void> {
  const list = columns.join(', ');
  await to.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** A table's row count, and a hash over all its values. */
async function contentOf(statements: Statements, name: string): Promise<{ rows: number; hash: string | null }> {
  const { rows } = await statements.query<{ rows: number; hash: string | null }>(
    `select count(*)::int as rows,
       encode(sha256(convert_to(string_agg(hash, '' order by hash collate "C"), 'UTF8')), 'hex') as hash
     from (select encode(sha256(convert_to(to_jsonb(t)::text, 'UTF8')), 'hex') as hash from ${name} as t) as hashes`,
  );
  return rows[0]!;
}

/** Advances the sequences, so that used numbers are not issued again. */
async function copySequences(from: Statements, to: Statements, { schema }: Scope): Promise<void> {
  const { rows } = await from.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where last_value is not null and schemaname not in (${NOT_COPIED})
       and schemaname = coalesce($1::text, schemaname)`,
    [schema ?? null],
  );
  for (const { name, value } of rows)
    await to.query('select setval($1::text::regclass, $2::text::bigint)', [name, value]);
}
