import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveRoundTrips } from './round-trips.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../../tests/security/support/postgres-server.ts';

/** A pool of one connection, used as the library does: `begin`, the settings, a statement and `commit` on a reserved connection. */

const bin = findPostgres();
const SETTINGS = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;
const WHO = `select current_user as role, current_setting('request.jwt.claims', true) as claims`;

describe.skipIf(!bin)('transactions of the library', () => {
  let server: PostgresServer;
  let pool: PostgresConnection['driver'];

  beforeAll(async () => {
    server = await startPostgres(bin!);
    const { driver } = createPostgresConnection({ url: server.url, postgresOptions: { max: 1 } });
    await driver.unsafe('create role anon; create table kept (n int); grant insert on kept to anon');
    await driver.end();
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    pool = createPostgresConnection({ url: server.url, postgresOptions: { max: 1, onnotice: () => undefined } }).driver;
    saveRoundTrips(pool);
  });
  afterEach(() => pool.end());

  async function onConnection<Result>(work: (run: typeof pool.unsafe) => Promise<Result>): Promise<Result> {
    const connection = await pool.reserve();
    try {
      return await work(connection.unsafe);
    } finally {
      connection.release();
    }
  }

  it('have their role and claims, which end with them', async () => {
    await onConnection(async (run) => {
      await run('begin');
      await run(SETTINGS, ['anon', '{"sub":"1"}']);
      expect(await run(WHO)).toMatchObject([{ role: 'anon', claims: '{"sub":"1"}' }]);
      await run('insert into kept values ($1)', [1]);
      await run('commit');
    });
    expect(await pool.unsafe(WHO)).toMatchObject([{ role: 'postgres', claims: '' }]);
    expect(await pool.unsafe('select n from kept')).toMatchObject([{ n: 1 }]);
  });

  it('fail with settings that are refused, and leave nothing open', async () => {
    await onConnection(async (run) => {
      await run('begin');
      await expect(run(SETTINGS, ['nobody', '{}'])).rejects.toMatchObject({ code: '22023' });
      await expect(run('insert into kept values ($1)', [2])).rejects.toMatchObject({ code: '25P02' });
      await run('rollback');
    });
    expect(await pool.unsafe(WHO)).toMatchObject([{ role: 'postgres' }]);
    expect(await pool.unsafe('select n from kept where n = 2')).toHaveLength(0);
  });

  it.each([
    ['commit', 'commit'],
    ['rollback', 'rollback'],
    ['the connection is released', undefined],
  ])('that do nothing before %s leave none open', async (_, end) => {
    await onConnection(async (run) => {
      await run('begin');
      if (end) await run(end);
    });
    // Outside a transaction, each statement has a time of its own.
    const time = async () => (await pool.unsafe<{ now: string }[]>('select now()::text'))[0]!.now;
    expect(await time()).not.toBe(await time());
  });

  it('are begun before a statement that is not one of settings', async () => {
    await onConnection(async (run) => {
      await run('begin');
      await run('insert into kept values ($1)', [3]);
      await run('rollback');
    });
    expect(await pool.unsafe('select n from kept where n = 3')).toHaveLength(0);
  });

  it('prepare no more than 500 statements on a connection', async () => {
    await onConnection(async (run) => {
      for (let index = 0; index < 600; index++) await run(`select n from kept where n = $1 limit ${index}`, [1]);
      const [row] = await run(
        `select count(*)::int as count from pg_prepared_statements where statement like 'select n from kept%'`,
      );
      expect(row!.count).toBe(500);
    });
  });

  it('read a table that has changed since they were prepared', async () => {
    const read = () =>
      onConnection(async (run) => {
        await run('begin');
        await run(SETTINGS, ['postgres', '{}']);
        const rows = await run('select * from kept where n = $1', [1]).catch(async (error: unknown) => {
          await run('rollback');
          throw error;
        });
        await run('commit');
        return rows;
      });
    expect(await read()).toMatchObject([{ n: 1 }]);
    await pool.unsafe('alter table kept add column more text');
    // In the transaction that finds the change the statement fails; it is prepared anew in the next.
    await read().catch(() => undefined);
    expect(await read()).toMatchObject([{ n: 1, more: null }]);
  });
});
