import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../../tests/security/support/postgres-server.ts';
import { makeDatabase } from '../../../tests/security/support/projects.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { logSlowStatements, readSlowStatementMs, withoutValues } from './slow-statements.ts';

const bin = findPostgres();
const NAME = 'Grace Hopper';

describe.each([
  ['the embedded database', false],
  ['a PostgreSQL server', true],
])('the statements of %s', (_name, isServer) => {
  if (isServer && !bin) return it.skip('are timed: SKIPPED, PostgreSQL is not installed', () => undefined);
  let dataDir: string;
  let server: PostgresServer | undefined;
  let database: Database;
  const seen: { ms: number; text: string }[] = [];
  const texts = () => seen.map(({ text }) => text);

  beforeAll(async () => {
    dataDir = await newDataDir();
    server = isServer ? await startPostgres(bin!) : undefined;
    database = await openDatabase(await openDataFolder(dataDir, 'owner@example.com'), {
      supabaseDir: SUPABASE_DIR,
      siteUrl: 'https://www.example.com',
      databaseUrl: server && makeDatabase(server.url),
      onStatement: (ms, text) => seen.push({ ms, text: text() }),
    });
    seen.length = 0;
  }, 120_000);

  afterAll(async () => {
    await database?.close();
    await server?.stop();
    await removeDataDir(dataDir);
  });

  it('are timed, alone and in transactions, without their values', async () => {
    const { driver } = database.connection;
    await driver.query('select $1::text, pg_sleep(0.2)', [NAME]);
    expect(seen.find(({ text }) => text.includes('pg_sleep(0.2)'))?.ms).toBeGreaterThan(190);
    await driver.transaction(async (transaction) => {
      await transaction.query('select $1::text as inside', [NAME]);
      await transaction.exec('select 1 as one; select 2 as two');
    });
    expect(texts()).toContainEqual(expect.stringContaining('as inside'));
    expect(texts()).toContainEqual(expect.stringContaining('select 2 as two'));
    expect(texts().join()).not.toContain(NAME);
  });

  it('are timed when they fail, and still reject', async () => {
    const failing = database.connection.driver.query('select $1::integer / 0 as failing', [1]);
    await expect(failing).rejects.toThrow(/division by zero/);
    expect(texts()).toContainEqual(expect.stringContaining('as failing'));
  });

  it('are timed when the data API runs them, without their values', async () => {
    seen.length = 0;
    const { error } = await database.service.from('recipes').select('title').eq('title', NAME);
    expect(error).toBeNull();
    expect(texts()).toContainEqual(expect.stringMatching(/from .*recipes/));
    expect(texts().join()).not.toContain(NAME);
  });
});

it('only slow statements are logged', () => {
  const lines: string[] = [];
  const log = logSlowStatements(20, (line) => lines.push(line));
  log(19.9, () => 'select 1');
  log(20, () => `select "title" from "public"."recipes" where title = 'Scones'`);
  expect(lines).toEqual(['Slow statement (20 ms) select title from public.recipes where title = …']);
});

it.each([
  [`select 'it''s O''Hara', E'a\\'b', 12.5, $2 from t1`, 'select …, …, …, $2 from t1'],
  ['do $x$ secret $x$; select 2', 'do …; select …'],
  ["select 'cut off", 'select …'],
  ['select 1 -- by Grace\n, 2 /* and\nAda */', 'select … , …'],
])('%j has no values: %j', (statement, text) => {
  expect(withoutValues(statement)).toBe(text);
});

it('the time is a number of milliseconds', () => {
  expect(readSlowStatementMs({})).toBe(1_000);
  expect(readSlowStatementMs({ SLOW_STATEMENT_MS: '250' })).toBe(250);
  for (const text of ['0', 'soon', '1.5', '-3', '600001'])
    expect(() => readSlowStatementMs({ SLOW_STATEMENT_MS: text })).toThrow('SLOW_STATEMENT_MS must be a number');
});
