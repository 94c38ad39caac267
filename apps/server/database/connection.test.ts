import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openConnection } from './connection.ts';

let dataDir: string;
let dir: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  dir = join(dataDir, 'db');
});

afterAll(() => removeDataDir(dataDir));

/** A parameter for which Postgres goes one step deeper with each of its brackets, by the statement that reads it. */
const nested: Record<string, [statement: string, parameter: (levels: number) => string]> = {
  'an array of JSON': ['select $1::text::jsonb', (levels) => '['.repeat(levels)],
  'an object of JSON': ['select $1::text::jsonb', (levels) => '{"a":'.repeat(levels)],
  'JSON that is whole': ['select $1::text::json', (levels) => '['.repeat(levels) + ']'.repeat(levels)],
  'a path of JSON': ['select $1::text::jsonpath', (levels) => '('.repeat(levels)],
  'a regular expression': [`select 'a' ~ $1`, (levels) => '('.repeat(levels)],
  'a regular expression that is whole': [`select 'a' ~ $1`, (levels) => `${'('.repeat(levels)}a${')'.repeat(levels)}`],
  'a search for words': ['select $1::text::tsquery', (levels) => '('.repeat(levels)],
  'a search without a word': ['select $1::text::tsquery', (levels) => `${'!'.repeat(levels)}a`],
  'a pattern': [`select repeat('a', 20000) like $1`, (levels) => `${'%_'.repeat(levels)}b`],
};
/** More than fit in the address of a request, which has at most 16 KB. */
const MOST_LEVELS = 16_000;
const FATAL_LEVELS = 200_000;

describe('a database', () => {
  let connection: PostgresConnection;
  beforeAll(async () => {
    connection = await openConnection(dir);
  });
  afterAll(() => connection.close());

  it.each(Object.entries(nested))(
    'holds out %s that is nested as deep as a request can',
    async (_name, [statement, parameter]) => {
      await connection.driver.unsafe(statement, [parameter(MOST_LEVELS)]).catch((error: { code: string }) => {
        // Whether it is valid does not matter.
        expect(error.code).not.toBe('57P02');
      });
      expect(await connection.driver.unsafe('select 1 as one')).toMatchObject([{ one: 1 }]);
    },
  );

  it('reads and writes JSON by its type', async () => {
    const value = { text: 'ä', list: [1, null] };
    const [row] = await connection.driver.unsafe('select $1::jsonb as object, $2::jsonb as written, $3::json as list', [
      value,
      JSON.stringify(value),
      [1],
    ] as never[]);
    expect(row).toEqual({ object: value, written: value, list: [1] });
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const made = connection.driver.begin(async (transaction) => {
      await transaction.unsafe('create table public.undone (id int)');
      await transaction.unsafe('select * from public.nowhere where id = $1', [1]);
    });
    await expect(made).rejects.toMatchObject({ code: '42P01' });
    expect(await connection.driver.unsafe(`select to_regclass('public.undone') as found`)).toMatchObject([
      { found: null },
    ]);
  });
});

describe('a database that stops', () => {
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((file) => {
      try {
        return readlinkSync(`/proc/self/fd/${file}`).startsWith(dir);
      } catch {
        return false;
      }
    });

  it.each([
    ['by itself', 60_000, 'select $1::text::jsonb', '['.repeat(FATAL_LEVELS)],
    // Takes hours.
    [
      'because a statement takes too long',
      500,
      `select 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234' ~ $1`,
      '^(.+)(.+)(.+)(.+)(.+)(.+)(.+)(.+)(.+)\\1$',
    ],
  ])('%s fails every call, says so once, and leaves nothing open', async (_name, limitMs, statement, parameter) => {
    const said: string[] = [];
    const request = new AsyncLocalStorage<boolean>();
    const connection = await openConnection(dir, {
      limitMs,
      onStop: (reason) => said.push(request.getStore() ? 'in a request, whose output is dropped' : reason),
    });
    expect(openFiles()).not.toEqual([]);
    const { driver } = connection;
    // On a slow machine, this may be what takes too long.
    await driver.unsafe('select 1').catch(() => undefined);
    const fatal = request.run(true, () => Promise.allSettled([driver.unsafe(statement, [parameter])]));
    // The driver sends it now, and the others after it.
    await setImmediate();
    const others = Promise.allSettled([
      driver.unsafe('select 1'),
      driver.begin((transaction) => transaction.unsafe('select $1::int', [1])),
      driver.reserve().then((session) => session.unsafe('select 1').finally(() => session.release())),
    ]);
    for (const call of [...(await fatal), ...(await others)])
      expect(call).toMatchObject({ status: 'rejected', reason: { code: '57P02', message: said[0] } });
    await expect(driver.unsafe('select $1::int', [1])).rejects.toThrow('The database stopped: ');
    await connection.close();
    await expect.poll(openFiles).toEqual([]);
    expect(said).toHaveLength(1);

    const again = await openConnection(dir);
    expect(await again.driver.unsafe('select 1 as one')).toMatchObject([{ one: 1 }]);
    await again.close();
    await expect(again.driver.unsafe('select 1')).rejects.toThrow('The database is closed.');
    expect(openFiles()).toEqual([]);
  });
});

it('says why it cannot be opened', async () => {
  await expect(openConnection(dataDir)).rejects.toThrow('PG_VERSION is missing');
});

it('says that it cannot be opened when its thread ends without an error', async () => {
  process.once('worker', (worker) => void worker.terminate());
  await expect(openConnection(dir)).rejects.toThrow('the thread of the database ended before it was open');
});
