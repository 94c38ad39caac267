import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createSealer } from '../../auth/secrets.ts';
import type { DataFolder } from '../../data/data-folder.ts';
import { migrationsFor } from '../../database/migrate.ts';
import { BUCKET } from '../../files/gate.ts';
import { openFileStore } from '../../files/store.ts';
import type { Driver, Statements } from '../../sql/connection.ts';
import { overPool } from '../../sql/pool.ts';
import { readAccounts, writeAccounts, type Accounts } from './accounts.ts';
import {
  MoveError,
  beginCopy,
  copyTables,
  isSameTable,
  openSource,
  tablesOf,
  type MoveSettings,
  type Moved,
  type Table,
} from './copy.ts';
import { openHostedFiles, type HostedFiles } from './hosted-files.ts';

export interface HostedProject {
  /** Its origin. */
  url: string;
  /** The connection string of the role `postgres`, which is no superuser and does not own the tables of `auth`. */
  databaseUrl: string;
  secretKey: string;
}

export interface MovedToHosted extends Moved {
  accounts: number;
  /** Authenticator apps. */
  apps: number;
}

/** Other schemas belong to the project's services, and in the folder to the server. */
const SCOPE = { schema: 'public' };
const SAMPLES = 'public.recipes';

// MOVE-2, MOVE-3
/**
 * Copies a data folder's embedded database (the caller holds its lock) and the owner's files to a hosted Supabase
 * project that was set up and has no content yet, and compares both. The folder is not changed, nor is the project if it
 * rejects. Rejects with MoveError if the project is not as required, or a copy fails or differs; the message says what
 * to do, and names files that could not be removed again.
 */
export async function moveToHosted(
  folder: DataFolder,
  project: HostedProject,
  settings: MoveSettings,
): Promise<MovedToHosted> {
  const server = createPostgresConnection({
    url: project.databaseUrl,
    postgresOptions: { max: 1, connect_timeout: 10, onnotice: () => undefined, ...encryption(project.databaseUrl) },
  });
  try {
    const there = overPool(server.driver);
    await there.query('select 1').catch((cause: { message?: string; code?: string }) => {
      throw new MoveError(`The database of SUPABASE_DB_URL could not be used (${cause.message || cause.code}).`, {
        cause,
      });
    });
    await refuseUnlessSetUp(there, settings.supabaseDir);
    const from = await openSource(folder, settings);
    try {
      return await fill({ from: from.connection.driver, folder, there, project, supabaseDir: settings.supabaseDir });
    } finally {
      await from.close();
    }
  } finally {
    await server.close();
  }
}

/** Without a choice in the address, a connection over a network is encrypted. */
function encryption(databaseUrl: string): { ssl?: 'require' } {
  const { hostname, searchParams } = new URL(databaseUrl);
  return searchParams.has('sslmode') || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    ? {}
    : { ssl: 'require' };
}

async function fill({
  from,
  folder,
  there,
  project,
  supabaseDir,
}: {
  from: Statements;
  folder: DataFolder;
  there: Driver;
  project: HostedProject;
  supabaseDir: string;
}): Promise<MovedToHosted> {
  const accounts = await readAccounts(from, createSealer(folder.secrets.jwtSecret));
  const tables = await tablesOf(from, SCOPE);
  const samples = await readFile(join(supabaseDir, 'seed.sql'), 'utf8');
  const client = createClient(project.url, project.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const bucket = openHostedFiles(client);
  await refuseOtherTables(there, tables);
  await refuseIfUsed(there, { tables, accounts, samples });
  await refuseIfNotOne(there, client, project.url);
  await bucket.refuseUnlessEmpty();
  const { filesDir, uploadsDir } = folder;
  const files = await openFileStore({ filesDir, draftsDir: uploadsDir, quota: Infinity }).all();
  const result = { files: files.length, accounts: accounts.users.length, apps: accounts.apps.length };
  /** What was copied, and the transaction that only has to be committed. */
  let copied: (Omit<Moved, 'files'> & { transactionId: string }) | undefined;
  try {
    // Before the transaction, so that its locks do not wait for uploads.
    for (const { name } of files) await bucket.upload(filesDir, name);
    await there.transaction(async (transaction) => {
      await beginCopy(transaction);
      await transaction.exec(`lock table ${tables.map(({ name }) => name).join(', ')}`);
      await refuseIfUsed(transaction, { tables, accounts, samples });
      await writeAccounts(transaction, accounts);
      const moved = await copyTables(from, transaction, SCOPE);
      const { rows } = await transaction.query<{ id: string }>('select pg_current_xact_id()::text as id');
      copied = { ...moved, transactionId: rows[0]!.id };
    });
  } catch (error) {
    // A connection may be lost after the end of the transaction, before its answer.
    if (!copied || !(await isCommitted(there, copied.transactionId))) throw await undo(bucket, error);
  }
  const { tables: count, rows } = copied!;
  return { ...result, tables: count, rows };
}

async function isCommitted(there: Statements, transactionId: string): Promise<boolean> {
  try {
    const { rows } = await there.query<{ status: string }>('select pg_xact_status($1::text::xid8) as status', [
      transactionId,
    ]);
    return rows[0]!.status === 'committed';
  } catch (cause) {
    throw new MoveError(
      'The connection to the project was lost at the very end, so that it is not known whether it has stored the copy. If it has an account of the data folder (Authentication, Users), it has; otherwise remove the files in its bucket (Storage) and repeat this.',
      { cause },
    );
  }
}

/** Removes the uploaded files after a failure. Resolves to the error that says so. */
async function undo(bucket: HostedFiles, cause: unknown): Promise<MoveError> {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const left = await bucket.removeUploaded();
  return new MoveError(
    `${/[.!?]$/.test(reason) ? reason : `${reason}.`} ${
      left.length === 0
        ? 'The project is as it was.'
        : `The database of the project is as it was, but its bucket ${BUCKET} may still have ${left.join(', ')}: remove them in the dashboard (Storage).`
    }`,
    { cause },
  );
}

async function refuseUnlessSetUp(there: Driver, supabaseDir: string): Promise<void> {
  const { pending } = await migrationsFor({ driver: there }, supabaseDir);
  if (pending.length > 0)
    throw new MoveError(
      `The project is not set up: it lacks ${pending.length === 1 ? `the migration ${pending[0]}` : `${pending.length} migrations, the first of them ${pending[0]}`}. Run "supabase db push --include-seed" first.`,
    );
  const { rows: storage } = await there.query<{ exists: boolean }>(
    `select to_regclass('storage.buckets') is not null as exists`,
  );
  const { rows } = storage[0]!.exists
    ? await there.query('select from storage.buckets where id = $1 and public', [BUCKET])
    : { rows: [] };
  if (rows.length === 0)
    throw new MoveError(
      `The project has no public bucket ${BUCKET}. Make it in the dashboard (Storage), with that name.`,
    );
}

async function refuseOtherTables(there: Statements, tables: readonly Table[]): Promise<void> {
  const known = new Map((await tablesOf(there, SCOPE)).map((table) => [table.name, table]));
  for (const table of tables)
    if (!isSameTable(table, known.get(table.name)))
      throw new MoveError(
        `The table ${table.name} of the project has other columns than here. Run "supabase db push" of this version first.`,
      );
}

/** Refuses a project with rows that would be overwritten: any but the samples, and accounts of the same address. */
async function refuseIfUsed(
  there: Statements,
  { tables, accounts, samples }: { tables: readonly Table[]; accounts: Accounts; samples: string },
): Promise<void> {
  for (const { name } of tables) {
    if (name === SAMPLES) continue;
    const { rows } = await there.query(`select from ${name} limit 1`);
    if (rows.length > 0)
      throw new MoveError(
        `The project is in use: ${name} has rows, which would be lost. Move to a new project, or empty that table first.`,
      );
  }
  const { rows: recipes } = await there.query<Recipe>(
    `select title, description, ingredients, instructions,
       extract(epoch from updated_at)::float8 as "updatedS"
     from ${SAMPLES}`,
  );
  const own = recipes.find((recipe) => !isSample(recipe, samples)) ?? recipes.find(isChanged);
  if (own)
    throw new MoveError(
      `The project is in use: its recipe "${own.title}" is none of the samples and would be lost. Move to a new project, or remove it first.`,
    );
  const { rows: taken } = await there.query<{ email: string }>(
    'select email from auth.users where lower(email) = any($1::text[]) or id = any($2::uuid[]) limit 1',
    [accounts.users.map(({ email }) => String(email).toLowerCase()), accounts.users.map(({ id }) => id)],
  );
  if (taken[0])
    throw new MoveError(
      `The project has an account ${taken[0].email} already. Remove it in the dashboard (Authentication, Users): that of the data folder takes its place.`,
    );
}

interface Recipe {
  title: string;
  description: string | null;
  ingredients: string[];
  instructions: string;
  updatedS: number;
}

/** Whether every text of a recipe is in the SQL that loads the samples. */
const isSample = ({ title, description, ingredients, instructions }: Recipe, samples: string): boolean =>
  [title, description ?? '', ...ingredients, ...instructions.split('\n')].every((text) =>
    samples.includes(text.replaceAll("'", "''")),
  );

/** The samples are loaded within a moment: another time is that of a change. */
const isChanged = ({ updatedS }: Recipe, _: number, [first]: readonly Recipe[]): boolean =>
  Math.abs(updatedS - first!.updatedS) > 1;

/** Refuses a connection string and a key that are not of the same project: rows would go to one and files to another. */
async function refuseIfNotOne(there: Statements, client: SupabaseClient, url: string): Promise<void> {
  const { data, error, status } = await client.from('recipes').select('id');
  if (error)
    throw new MoveError(
      status === 401 || status === 403
        ? `${url} does not accept SUPABASE_SECRET_KEY (${error.message}). Copy a secret key from the dashboard: Project Settings, API Keys.`
        : `${url} could not be used (${error.message}).`,
    );
  const { rows } = await there.query<{ id: string }>(`select id from ${SAMPLES}`);
  const found = new Set(data.map(({ id }) => id as string));
  if (found.size !== rows.length || rows.some(({ id }) => !found.has(id)))
    throw new MoveError(
      `${url} shows other recipes with SUPABASE_SECRET_KEY than SUPABASE_DB_URL. Copy both from the dashboard of this project; the key has to be a secret one.`,
    );
}
