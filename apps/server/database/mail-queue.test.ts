import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type MessageStore } from '@advisor/contact-function/store.ts';
import type { MigratedDatabase } from '../../../tests/security/support/databases.ts';
import { sharedDatabases, startWorkers, type Workers } from './test-workers.ts';

/** The queue of mails with several workers, each on a connection of its own, as instances of the hosted function are. */
describe.each(sharedDatabases)('on %s', (_name, open) => {
  let setup: Workers;
  let database: MigratedDatabase;
  let workers: Sql[];
  let store: MessageStore;

  beforeAll(async () => {
    setup = await startWorkers(open);
    ({ database, workers } = setup);
    store = createStore(setup.client);
  });

  afterAll(() => setup?.close());

  beforeEach(async () => {
    await database.query('delete from public.contact_messages');
    await database.query(`
      insert into public.contact_messages (form_type, name, email, message, mail_next_at)
      select 'contact', 'Ada', 'ada@example.com', 'Hello', now() - interval '1 minute' from generate_series(1, 40)`);
  });

  const claim = async (worker: Sql, count: number) =>
    (await worker<{ id: string }[]>`select id from public.claim_unsent_messages(${count})`).map(({ id }) => id);

  it('what one worker is taking, the others neither get nor wait for', async () => {
    const taken = await workers[0]!.begin(async (transaction) => {
      const first = await claim(transaction as unknown as Sql, 10);
      const others = await Promise.all(workers.slice(1).map((worker) => claim(worker, 10)));
      return [first, ...others];
    });
    expect(taken.map((ids) => ids.length)).toEqual([10, 10, 10, 10]);
    expect(new Set(taken.flat()).size).toBe(40);
    expect(await claim(workers[0]!, 10)).toEqual([]);
  });

  it('a failure that comes late leaves a message mailed that another worker is just marking so', async () => {
    const [message] = await store.claimUnsent(1);
    const { id } = message!;
    let late = Promise.resolve();
    await workers[0]!.begin(async (transaction) => {
      await transaction`update public.contact_messages set mailed_at = now(), mail_via = 'smtp' where id = ${id}`;
      late = store.markNotMailed(id, 'timed out', new Date());
      const waiting = () => workers[1]!`select from pg_stat_activity where wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting()).length).toBe(1);
    });
    await late;
    const [row] = await database.query(`select mail_via, mail_error from public.contact_messages where id = '${id}'`);
    expect(row).toEqual({ mail_via: 'smtp', mail_error: null });
  });

  it('what a worker has taken and did not keep is there for the others', async () => {
    await expect(
      workers[0]!.begin(async (transaction) => {
        await claim(transaction as unknown as Sql, 40);
        throw new Error('Gone.');
      }),
    ).rejects.toThrow('Gone.');
    expect(await claim(workers[1]!, 40)).toHaveLength(40);
  });
});
