import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '@advisor/contact-function/store.ts';
import type { OutgoingMail } from '@advisor/functions-shared/outgoing-mail.ts';
import { createOutgoingStore, type OutgoingStore, type QueuedMail } from '@advisor/functions-shared/outgoing-mails.ts';
import type { MigratedDatabase } from '../../../tests/security/support/databases.ts';
import { sharedDatabases, startWorkers, type Workers } from './test-workers.ts';

const mail: OutgoingMail = {
  kind: 'receipt',
  recipient: 'ada@example.com',
  subject: 'Received',
  text: 'Your message is here.',
};

/** The queues of mails with several workers, each on a connection of its own, as instances of hosted functions are. */
describe.each(sharedDatabases)('on %s', (_name, open) => {
  let setup: Workers;
  let database: MigratedDatabase;
  let workers: Sql[];
  let store: OutgoingStore;

  beforeAll(async () => {
    setup = await startWorkers(open);
    ({ database, workers } = setup);
    store = createOutgoingStore(setup.client);
  });

  afterAll(() => setup?.close());

  beforeEach(async () => {
    await database.query('delete from public.outgoing_mails');
  });

  /** As `queueMails` does through the data API. */
  const queue = async (mails: readonly OutgoingMail[], worker = workers[0]!): Promise<QueuedMail[]> => [
    ...(await worker<QueuedMail[]>`select * from public.queue_mails(${worker.json(mails as never)})`),
  ];

  describe.each([
    {
      table: 'contact_messages',
      fill: `insert into public.contact_messages (form_type, name, email, message, mail_next_at)
        select 'contact', 'Ada', 'ada@example.com', 'Hello', now() - interval '1 minute' from generate_series(1, 40)`,
      claim: 'public.claim_unsent_messages',
      marks: ['markNotMailed'] as const,
      storeOf: createStore,
    },
    {
      table: 'outgoing_mails',
      fill: `insert into public.outgoing_mails (kind, recipient, subject, text)
        select 'receipt', 'ada@example.com', 'Received', 'Here.' from generate_series(1, 40)`,
      claim: 'public.claim_outgoing_mails',
      marks: ['markNotMailed', 'giveUp'] as const,
      storeOf: createOutgoingStore,
    },
  ])('of the queue $table', ({ table, fill, claim, marks, storeOf }) => {
    const take = async (worker: Sql, count: number) =>
      (await worker.unsafe<{ id: string }[]>(`select id from ${claim}(${count})`)).map(({ id }) => id);

    beforeEach(async () => {
      await database.query('delete from public.contact_messages');
      await database.query(fill);
    });

    it('what one worker is taking, the others neither get nor wait for', async () => {
      const taken = await workers[0]!.begin(async (transaction) => {
        const first = await take(transaction as unknown as Sql, 10);
        const others = await Promise.all(workers.slice(1).map((worker) => take(worker, 10)));
        return [first, ...others];
      });
      expect(taken.map((ids) => ids.length)).toEqual([10, 10, 10, 10]);
      expect(new Set(taken.flat()).size).toBe(40);
      expect(await take(workers[0]!, 10)).toEqual([]);
    });

    it('what a worker has taken and did not keep is there for the others', async () => {
      await expect(
        workers[0]!.begin(async (transaction) => {
          await take(transaction as unknown as Sql, 40);
          throw new Error('Gone.');
        }),
      ).rejects.toThrow('Gone.');
      expect(await take(workers[1]!, 40)).toHaveLength(40);
    });

    it.each(marks)(
      'a failure that comes late (%s) leaves a mail sent that another worker is marking so',
      async (mark) => {
        const [id] = await take(workers[0]!, 1);
        let late = Promise.resolve();
        await workers[0]!.begin(async (transaction) => {
          await transaction.unsafe(
            `update public.${table} set mailed_at = now(), mail_via = 'smtp' where id = '${id}'`,
          );
          late = (storeOf(setup.client) as OutgoingStore)[mark](id!, 'timed out', new Date());
          const waiting = () => workers[1]!`select from pg_stat_activity where wait_event_type = 'Lock'`;
          await expect.poll(async () => (await waiting()).length).toBe(1);
        });
        await late;
        const [row] = await database.query(`select * from public.${table} where id = '${id}'`);
        expect(row).toMatchObject({ mail_via: 'smtp', mail_error: null });
        expect(row!.cancelled_at ?? null).toBeNull();
      },
    );
  });

  it('a mailbox gets no more than its limit, however many ask at the same time, and however its address is written', async () => {
    const spellings = ['victim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'victim+a+b@example.com'];
    const asked = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        queue([{ ...mail, recipient: spellings[index % 4]!, daily_limit: 3 }], workers[index % 4]),
      ),
    );
    expect(asked.flat()).toHaveLength(3);
    // Another kind of mail and another mailbox are counted apart.
    expect(await queue([{ ...mail, recipient: 'victim@example.com', kind: 'guide', daily_limit: 3 }])).toHaveLength(1);
    expect(await queue([{ ...mail, recipient: 'victims@example.com', daily_limit: 3 }])).toHaveLength(1);
  });

  it.each([
    ['v.ictim+x@gmail.com', 'victim@gmail.com'],
    ['Victim@GoogleMail.com', 'victim@gmail.com'],
    ['v.ictim@example.com', 'v.ictim@example.com'],
    ['+tag@example.com', '+tag@example.com'],
  ])('%s is the mailbox %s', async (recipient, mailbox) => {
    await queue([{ ...mail, recipient }]);
    expect(await database.query('select mailbox from public.outgoing_mails')).toEqual([{ mailbox }]);
  });

  it('a mail with the same key is stored once, however many store it at the same time', async () => {
    const stored = await Promise.all(
      Array.from({ length: 8 }, (_, index) => queue([{ ...mail, dedupe_key: 'edition 1 to ada' }], workers[index % 4])),
    );
    expect(stored.flat()).toHaveLength(1);
    expect(await queue([{ ...mail, dedupe_key: 'edition 2 to ada' }])).toEqual([
      { id: expect.any(String), recipient: 'ada@example.com', dedupe_key: 'edition 2 to ada' },
    ]);
  });

  it('an edition for 200 readers is stored by one call', async () => {
    const mails = Array.from({ length: 200 }, (_, index) => ({
      ...mail,
      kind: 'edition',
      recipient: `reader${index}@example.com`,
      html: '<p>Edition</p>'.repeat(500),
      dedupe_key: `edition 1 ${index}`,
      is_bulk: true,
    }));
    expect(await queue(mails)).toHaveLength(200);
    expect(await queue(mails)).toHaveLength(0);
  });

  it('mails that many get are handed out apart from the others', async () => {
    await queue([
      { ...mail, kind: 'edition', is_bulk: true },
      { ...mail, mail_next_at: new Date(Date.now() + 60_000).toISOString() },
      mail,
    ]);
    expect((await store.claim(9, false)).map(({ kind }) => kind)).toEqual(['receipt']);
    expect((await store.claim(9, true)).map(({ kind }) => kind)).toEqual(['edition']);
  });

  it('a mail is not sent once it is cancelled, or the message that it answers is deleted', async () => {
    const [message] = await database.query(`
      insert into public.contact_messages (form_type, name, email, message, deleted_at)
      values ('contact', 'Ada', 'ada@example.com', 'Hello', now() - interval '1 hour') returning id`);
    const id = String(message!.id);
    await queue([
      { ...mail, message_id: id },
      { ...mail, kind: 'guide' },
    ]);
    await database.query(`update public.outgoing_mails set cancelled_at = now() where kind = 'guide'`);
    expect(await store.claim(9, false)).toEqual([]);
    // Both go when the message goes; their ids are told, for the files of mails.
    const purged = await database.query('select id from public.purge_messages()');
    expect(purged).toHaveLength(2);
    expect(purged).toContainEqual({ id });
    expect(await database.query('select kind from public.outgoing_mails')).toEqual([{ kind: 'guide' }]);
  });

  it.each([
    ['waits', { created_at: 729 }, false],
    ['has waited for two years', { created_at: 731 }, true],
    ['was sent', { created_at: 40, mailed_at: 29 }, false],
    ['was sent long ago', { created_at: 40, mailed_at: 31 }, true],
    ['was cancelled', { created_at: 40, cancelled_at: 29 }, false],
    ['was cancelled long ago', { created_at: 40, cancelled_at: 31 }, true],
    ['was sent long ago and cancelled since', { created_at: 40, mailed_at: 31, cancelled_at: 1 }, true],
  ])('one that %s, in days before now %j, is erased: %s', async (_what, daysAgo, isErased) => {
    await queue([mail]);
    const times = Object.entries(daysAgo).map(([column, days]) => `${column} = now() - interval '${days} days'`);
    await database.query(`update public.outgoing_mails set ${times.join(', ')}`);
    expect(await database.query('select id from public.purge_messages()')).toHaveLength(isErased ? 1 : 0);
  });

  it.each([
    ['two addresses', { recipient: 'a@b.co,c@d.co' }],
    ['a line break in the subject', { subject: 'A\nBcc: b@c.de' }],
    ['no subject', { subject: ' ' }],
    ['no text', { text: '' }],
    ['an unknown kind of name', { kind: 'Re: spam' }],
    ['a line break in a header', { headers: { 'List-Id': 'a\r\nBcc: b@c.de' } }],
    ['two addresses for answers', { reply_to: 'a@b.co c@d.co' }],
    ['a text as attachments', { attachments: 'none' as never }],
  ])('is refused with %s, and with it all of its call', async (_, change) => {
    await expect(queue([mail, { ...mail, ...change }])).rejects.toMatchObject({ code: '23514' });
    expect(await database.query('select id from public.outgoing_mails')).toEqual([]);
  });
});
