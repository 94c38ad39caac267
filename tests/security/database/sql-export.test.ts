import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../../../apps/server/backup/archive.ts';
import { openDurably } from '../../../apps/server/database/durable.ts';
import { newDataDir, removeDataDir } from '../../journeys/site.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres-server.ts';

/** `pnpm restore <backup> --sql <file>`: the embedded database, of one version of PostgreSQL, read by another. */

const bin = findPostgres();
const root = join(import.meta.dirname, '../../..');

const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' order by 1`;
/** The number of rows and a hash of all their values. */
const contentOf = (names: readonly string[]) =>
  names
    .map((name) => {
      const hash = `md5(string_agg(row::text, '' order by row::text collate "C"))`;
      return `select '${name}' as name, count(*) || ' ' || coalesce(${hash}, '') as content from ${name} as row`;
    })
    .join(' union all ');

describe.skipIf(!bin)('an SQL export', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-sql-'));
  const file = join(folder, 'export.sql');
  let dataDir: string;
  let postgres: PostgresServer;
  let url: string;
  let tables: string[];
  let before: { name: string; content: string }[];

  beforeAll(async () => {
    postgres = await startPostgres(bin!);
    url = postgres.url;
    dataDir = await newDataDir();
    const database = await openDurably(join(dataDir, 'db'));
    const { driver } = database;
    await driver.exec(`
      set timezone = 'UTC';
      insert into public.recipes (title, ingredients, instructions)
        select 'Soup ' || number || ' “é” \\ '' 🌊', array['Water', 'Salt "fine"'], E'Boil.\\n\\tServe.' from generate_series(1, 700) as number;
      insert into public.contact_messages (form_type, name, email, message, mailed_at)
        values ('contact', 'Ada', 'ada@example.com', E'Hello\\n-- SET transaction_timeout = 0;\\nSET transaction_timeout = 0;\\n', now());`);
    tables = (await driver.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
    before = (await driver.query<{ name: string; content: string }>(contentOf(tables))).rows;
    await database.close();
    await pack({ path: dataDir }, join(folder, 'backup.tar.gz'));
  }, 120_000);

  afterAll(async () => {
    await postgres?.stop();
    if (dataDir) await removeDataDir(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...args: string[]) =>
    spawnSync('node', [join(root, 'apps/server/cli/restore.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder, ADVISOR_DATA_DIR: join(folder, 'none') },
    });
  const psql = (...args: string[]) =>
    spawnSync('psql', [url, '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...args], { encoding: 'utf8' });
  const ask = (sql: string) => {
    const { stdout, stderr } = psql('--tuples-only', '--no-align', '--field-separator=\t', '--command', sql);
    return stderr || stdout.trim();
  };

  it('is written from a backup, and never over another file', () => {
    expect(run('backup.tar.gz', '--sql', 'export.sql')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\/.*export\.sql has the database of \d{4}-.* as SQL, for an empty database/),
      stderr: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(run('backup.tar.gz', '--sql', 'export.sql').stderr).toBe(`${file} exists already. Name another file.\n`);
    expect(run('backup.tar.gz', '--sql', 'other.sql', '--check').stderr).toMatch(/^Usage/);
  });

  it('makes the same database on another version of PostgreSQL', () => {
    expect(readFileSync(file, 'utf8')).toContain('-- Dumped from database version 17');
    const loaded = psql('--single-transaction', `--file=${file}`);
    expect(loaded).toMatchObject({ status: 0, stderr: '' });
    expect(ask('show server_version')).not.toMatch(/^17/);
    expect(ask(TABLES).split('\n')).toEqual(tables);
    const after = ask(`set timezone = 'UTC'; ${contentOf(tables)}`)
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name, content]) => ({ name, content }));
    expect(after).toEqual(before);
    expect(before.find(({ name }) => /^(public\.)?recipes$/.test(name))?.content).toMatch(/^7\d\d /);
    // What each role may do came along, and so did what counts on.
    expect(ask('set role anon; select count(*) from public.contact_messages')).toContain('permission denied');
    expect(
      ask(`insert into public.contact_messages (form_type, name, email, message)
        values ('contact', 'Bea', 'bea@example.com', 'Hello') returning length(reference) > 0`),
    ).toBe('t');
  });
});
