import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWNER_PASSWORD, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { guestAt, ownerAt, visitorOf, type Visitor } from '../support/account.ts';
import { makeAccounts } from '../support/accounts.ts';

/** What the owner's browser asks of the database about returned mails (BRIEF-17), on the real server. */

let dataDir: string;
let site: Site;
let owner: Visitor;
let guest: Visitor;

beforeAll(async () => {
  dataDir = await newDataDir();
  await makeAccounts(dataDir, ['guest@example.com'], OWNER_PASSWORD);
  site = await startSite({ dataDir });
  owner = await ownerAt(site);
  guest = await guestAt(site);
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

const consent = { consented_at: '2026-10-01T08:00:00+00:00', confirmed_at: '2026-10-01T08:05:00+00:00' };

beforeEach(async () => {
  const subscribers = site.service.from('brief_subscribers');
  expect((await subscribers.delete().neq('id', crypto.randomUUID())).error).toBeNull();
  const rows = [
    { email: 'Ada@example.com', state: 'active' },
    { email: 'paused@example.com', state: 'paused' },
    { email: 'pending@example.com', state: 'pending', confirmed_at: null },
    { email: 'left@example.com', state: 'unsubscribed', unsubscribed_at: '2026-11-01T08:00:00+00:00' },
    {
      email: 'refused@example.com',
      state: 'bounced',
      bounced_at: '2026-11-02T08:00:00+00:00',
      bounce_reason: '550 Before',
    },
  ].map((row) => ({
    name: 'Ada',
    source: 'executive-brief',
    unsubscribed_at: null,
    bounced_at: null,
    bounce_reason: null,
    ...consent,
    ...row,
  }));
  expect((await subscribers.insert(rows)).error).toBeNull();
});

const all = async () =>
  Object.fromEntries(
    ((await site.service.from('brief_subscribers').select('*')).data as { email: string }[]).map((row) => [
      row.email.split('@')[0]!.toLowerCase(),
      row,
    ]),
  ) as Record<string, Record<string, unknown>>;
const mark = (returned: unknown, as = owner.client) => as.rpc('mark_returned', { returned });
const find = (emails: unknown, as = owner.client) => as.rpc('find_subscribers', { emails });

describe('the owner', () => {
  it('finds who is on the list, whatever the case of the letters, and when the consent was given', async () => {
    const { data, error } = await find(['ADA@EXAMPLE.COM', 'pending@example.com', 'stranger@example.com', '%', '']);
    expect(error).toBeNull();
    const found = (data as { email: string; state: string; asked_at: string }[]).map(
      ({ email, state, asked_at }) => `${email} ${state} ${new Date(asked_at).toISOString()}`,
    );
    expect(found.toSorted()).toEqual([
      'Ada@example.com active 2026-10-01T08:05:00.000Z',
      'pending@example.com pending 2026-10-01T08:00:00.000Z',
    ]);
  });

  it('marks them as refused with what the mail server said; the times of the consent stay', async () => {
    const before = await all();
    const { data, error } = await mark([
      { email: 'ada@example.com', reason: '550 5.1.1\u0007 No such\r\nuser ' },
      { email: 'PAUSED@example.com', reason: '   ' },
      { email: 'pending@example.com' },
      { email: 'left@example.com', reason: '550 x' },
      { email: 'refused@example.com', reason: '550 x' },
      { email: 'stranger@example.com', reason: '550 x' },
    ]);
    expect([data, error]).toEqual([3, null]);
    const after = await all();
    const changed = { state: 'bounced', bounced_at: expect.any(String), updated_at: expect.any(String) };
    expect(after).toEqual({
      ...before,
      ada: { ...before.ada, ...changed, bounce_reason: '550 5.1.1 No such user' },
      paused: { ...before.paused, ...changed, bounce_reason: null },
      pending: { ...before.pending, ...changed, bounce_reason: null },
    });
    // Once more changes nothing.
    expect((await mark([{ email: 'ada@example.com', reason: '550 Again' }])).data).toBe(0);
    expect((await all()).ada).toEqual(after.ada);
  });

  it('marks an address once, however often and however long it is given', async () => {
    const reason = 'é'.repeat(600);
    expect((await mark(Array.from({ length: 300 }, () => ({ email: 'ada@example.com', reason })))).data).toBe(1);
    expect(String((await all()).ada!.bounce_reason)).toHaveLength(500);
  });

  it('gives hostile values without an effect', async () => {
    const before = await all();
    for (const wrong of [{}, 'x', 1, null, [1], ['ada@example.com'], Array.from({ length: 1_001 }, () => ({}))])
      await mark(wrong);
    for (const email of ["'; delete from public.brief_subscribers; --", '%', '*', '', null, { a: 1 }])
      expect((await mark([{ email, reason: 'x' }])).data ?? 0).toBe(0);
    expect((await mark(Array.from({ length: 1_001 }, () => ({})))).error).not.toBeNull();
    expect((await mark({})).error).not.toBeNull();
    expect(await all()).toEqual(before);
    const many = [...Array.from({ length: 1_000 }, (_, index) => `a${index}@example.com`), 'ada@example.com'];
    expect((await find(many)).data).toEqual([]);
  });
});

it('nobody else finds or marks anybody', async () => {
  const before = await all();
  const returned = [{ email: 'ada@example.com', reason: 'x' }];
  const visitor = visitorOf(site).client;
  expect((await find(['ada@example.com'], visitor)).error).not.toBeNull();
  expect((await mark(returned, visitor)).error).not.toBeNull();
  expect((await find(['ada@example.com'], guest.client)).data).toEqual([]);
  expect((await mark(returned, guest.client)).error).not.toBeNull();
  expect(await all()).toEqual(before);
});

it('a mail that waits for a marked address does not leave', async () => {
  const { id } = (await all()).ada!;
  const waiting = site.service.from('outgoing_mails');
  const { error } = await waiting.insert({
    kind: 'edition',
    subscriber_id: id,
    recipient: 'Ada@example.com',
    subject: 'Insurance now asks for proof',
    text: 'Three renewals.',
    mail_next_at: new Date(Date.now() + 5 * 3_600_000).toISOString(),
  });
  expect(error).toBeNull();
  await mark([{ email: 'ada@example.com', reason: '550 Unknown' }]);
  const { data } = await site.service.from('outgoing_mails').select('mailed_at, cancelled_at').eq('subscriber_id', id);
  expect(data).toEqual([{ mailed_at: null, cancelled_at: expect.any(String) }]);
});
