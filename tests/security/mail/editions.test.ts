import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { startDeno } from '../support/deno.ts';

/** Editions of the brief (BRIEF-6, BRIEF-7, BRIEF-10 to BRIEF-16, BRIEF-18), on the real server with a real mail server. */

let dataDir: string;
let port: number;
let receiver: MailReceiver;
let site: Site;
let owner: string;

const start = () =>
  startSite({
    dataDir,
    port,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
      MAIL_FROM: 'brief@site.example',
      MAIL_TO: 'desk@example.com',
      MAIL_RETRY_SECONDS: '1',
      BULK_MAILS_PER_MINUTE: '10000',
      SITE_URL: 'https://site.example',
    },
  });

beforeAll(async () => {
  dataDir = await newDataDir();
  port = await freePort();
  receiver = await startMailReceiver();
  site = await start();
  owner = await signIn();
});

afterAll(async () => {
  await site?.stop();
  await receiver?.close();
  await removeDataDir(dataDir);
});

beforeEach(async () => {
  receiver.refusing = false;
  receiver.unknown.clear();
  for (const table of ['brief_sendings', 'brief_subscribers'] as const)
    expect((await site.service.from(table).delete().neq('id', crypto.randomUUID())).error).toBeNull();
  expect((await site.service.from('brief_schedules').delete().neq('edition', '')).error).toBeNull();
  await site.service.from('content_entries').delete().eq('collection', 'editions');
  receiver.mails.length = 0;
});

async function signIn(): Promise<string> {
  const { url, publishableKey, ownerEmail, ownerPassword } = site.local;
  const { auth } = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await auth.signInWithPassword({ email: ownerEmail, password: ownerPassword });
  if (error) throw error;
  return data.session.access_token;
}

const autumn = {
  title: 'What changed this autumn',
  brief: 'All',
  date: '2026-11-20',
  summary: 'Three changes, and what to ask your team about each of them.',
  sections: [
    {
      heading: 'Insurance asks for proof',
      paragraphs: [
        'Write to {name} with questions.',
        [{ text: 'See the ' }, { text: 'papers', href: '/white-papers', strong: true }, { text: ' & more.' }],
      ],
      items: ['Ask for the last restore test.', [{ text: 'Read it', href: 'https://example.org/a?b=c&d=e' }]],
    },
  ],
};

async function write(key: string, data: object = autumn, state = 'draft') {
  const { error } = await site.service.from('content_entries').insert({ collection: 'editions', key, state, data });
  expect(error).toBeNull();
}

async function subscribe(count: number, more: object = {}, name = 'reader') {
  const now = new Date().toISOString();
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `${name}-${index}@example.com`,
    name: 'Ada',
    source: 'executive-brief',
    state: 'active',
    consented_at: now,
    confirmed_at: now,
    ...more,
  }));
  for (let from = 0; from < rows.length; from += 2_000)
    expect((await site.service.from('brief_subscribers').insert(rows.slice(from, from + 2_000))).error).toBeNull();
}

type Answer = Record<string, unknown> & { status: number };

async function call(action: string, key: string, more: object = {}, token: string | null = owner): Promise<Answer> {
  const response = await fetch(`${site.url}/functions/v1/send-brief`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: site.local.publishableKey,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ action, key, ...more }),
  });
  return { ...((await response.json()) as Record<string, unknown>), status: response.status };
}

async function send(key: string): Promise<Answer> {
  const { digest } = await call('preview', key);
  return call('send', key, { digest });
}

const asOwner = () =>
  createClient(site.url, site.local.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${owner}` } },
  });
const progress = async () => {
  const { data, error } = await asOwner().rpc('list_sendings');
  expect(error).toBeNull();
  return (data as Record<string, unknown>[])[0];
};
const pause = async (paused: boolean) => {
  const { id } = (await progress())!;
  expect((await asOwner().rpc('pause_edition', { sending_id: id, paused })).error).toBeNull();
};
const finished = () =>
  vi.waitUntil(async () => (await progress())?.state === 'sent', { timeout: 150_000, interval: 100 });
const to = (mail: Email) => mail.to?.[0]?.address;
const editions = () => receiver.mails.filter((mail) => to(mail)?.startsWith('reader'));
const dueNow = () =>
  site.service
    .from('outgoing_mails')
    .update({ mail_next_at: new Date().toISOString() })
    .is('mailed_at', null)
    .eq('kind', 'edition');

describe('an edition', () => {
  it('is mailed as text and as inert HTML, with headers and links by which its reader leaves', async () => {
    await write('autumn', autumn, 'published');
    await subscribe(1);
    expect(await send('autumn')).toMatchObject({ status: 200, recipients: 1 });
    const mail = await receiver.waitFor((sent) => to(sent) === 'reader-0@example.com');
    expect(mail.subject).toBe('What changed this autumn');
    expect(mail.text).toContain('Insurance asks for proof');
    expect(mail.text).toContain('papers (https://site.example/white-papers) & more.');
    expect(mail.text).not.toContain('{name}');
    expect(mail.text).toContain('On the web: https://site.example/executive-brief/autumn');
    expect(mail.html).toContain('<strong>papers</strong></a> &amp; more.');
    expect(mail.html).toContain('href="https://example.org/a?b=c&amp;d=e"');
    // Nothing is loaded and nothing runs.
    expect(mail.html).not.toMatch(
      /<(?:script|img|link|iframe|object|embed|form|svg|video|audio|style)\b|url\(|@import|\son\w+=/i,
    );

    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toBe('<executive-brief.site.example>');
    const [, token] = /^<https:\/\/site\.example\/functions\/v1\/brief\?token=(.+)>$/.exec(
      header('list-unsubscribe')!,
    )!;
    expect(mail.text).toContain(`https://site.example/brief-preferences#${token}`);
    expect(mail.html).toContain(`href="https://site.example/brief-preferences#${token}"`);
    const ended = await fetch(`${site.url}/functions/v1/brief?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(ended.status).toBe(200);
    const { data } = await site.service.from('brief_subscribers').select('state').eq('email', 'reader-0@example.com');
    expect(data).toEqual([{ state: 'unsubscribed' }]);
  });

  it('of hostile words is text, and links nowhere but to pages and addresses', async () => {
    const hostile = `<script>alert(1)</script><img src=x onerror="alert(1)">`;
    await write('hostile', {
      ...autumn,
      title: hostile,
      summary: `${hostile} {manage-link-is-not} {unknown}`,
      sections: [
        {
          heading: hostile,
          paragraphs: [
            hostile,
            [
              { text: 'run', href: 'javascript:alert(1)' },
              { text: 'away', href: '//evil.example' },
              { text: 'out', href: 'https://evil.example/"onclick="alert(1)' },
            ],
          ],
        },
      ],
    });
    const { html, status } = await call('preview', 'hostile');
    expect(status).toBe(200);
    expect(html).not.toMatch(/<(?:script|img)\b|javascript:|"\/\/evil/i);
    expect(html).not.toMatch(/<[^>]*\sonclick=/i);
    expect(html).toContain('&lt;script&gt;');
  });

  it('is tested with the owner alone, as often as ten times', async () => {
    await write('tested');
    await subscribe(3);
    expect(await call('test', 'tested')).toMatchObject({ status: 200, recipient: 'desk@example.com' });
    const mail = await receiver.waitFor((sent) => to(sent) === 'desk@example.com');
    expect(mail.subject).toBe('[Test] What changed this autumn');
    expect(mail.html).toContain('Insurance asks for proof');
    expect(editions()).toEqual([]);
    const statuses = [];
    for (let count = 0; count < 10; count++) statuses.push((await call('test', 'tested')).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });

  it('is sent by the owner alone, as previewed, whole, and to somebody', async () => {
    await write('guarded');
    for (const action of ['preview', 'test', 'send'])
      expect(await call(action, 'guarded', {}, null)).toMatchObject({ status: 401, success: false });
    expect((await call('preview', 'missing')).status).toBe(422);
    expect((await call('preview', '../x')).status).toBe(400);
    expect((await call('publish', 'guarded')).status).toBe(400);
    expect(await send('guarded')).toMatchObject({ status: 422, error: expect.stringContaining('Nobody gets') });
    await subscribe(1);
    const { digest } = await call('preview', 'guarded');
    await site.service
      .from('content_entries')
      .update({ data: { ...autumn, title: 'Another' } })
      .eq('key', 'guarded');
    expect(await call('send', 'guarded', { digest })).toMatchObject({ status: 409 });
    await site.service
      .from('content_entries')
      .update({ data: { title: 'Bare' } })
      .eq('key', 'guarded');
    expect(await call('preview', 'guarded')).toMatchObject({
      status: 422,
      error: 'Choose which brief the edition is.',
    });
    expect(await progress()).toBeUndefined();
  });

  it('goes to those who want it: active, of its kind, and not more often than they said', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await subscribe(1, { brief_type: 'msp' }, 'reader-msp');
    await subscribe(1, { brief_type: 'cybersecurity' }, 'reader-cyber');
    await subscribe(1, { brief_type: 'all' }, 'reader-all');
    await subscribe(1, { brief_type: 'msp', frequency: 'monthly', last_edition_at: days(20) }, 'reader-monthly-lately');
    await subscribe(1, { brief_type: 'msp', frequency: 'monthly', last_edition_at: days(28) }, 'reader-monthly');
    await subscribe(1, { brief_type: 'msp', frequency: 'weekly', last_edition_at: days(6.5) }, 'reader-weekly');
    for (const state of ['pending', 'paused'] as const) await subscribe(1, { state }, `reader-${state}`);
    await subscribe(1, { state: 'unsubscribed', unsubscribed_at: days(1) }, 'reader-left');
    await subscribe(1, { state: 'bounced', bounced_at: days(1) }, 'reader-bounced');
    await write('msp', { ...autumn, brief: 'MSP' });
    expect(await call('preview', 'msp')).toMatchObject({ recipients: 4, heldBack: 1 });
    expect(await send('msp')).toMatchObject({ recipients: 4 });
    await finished();
    expect(editions().map(to).toSorted()).toEqual(
      ['all', 'monthly', 'msp', 'weekly'].map((name) => `reader-${name}-0@example.com`),
    );
    // All of them have had one just now.
    await write('msp-again', { ...autumn, brief: 'MSP' });
    expect(await call('preview', 'msp-again')).toMatchObject({ recipients: 0, heldBack: 5 });
  });
});

describe('sending', () => {
  it('queues 200 subscribers and mails each once, however often it is asked for', { timeout: 180_000 }, async () => {
    await subscribe(200);
    await write('many');
    const { digest } = await call('preview', 'many');
    expect(await call('send', 'many', { digest })).toMatchObject({ status: 200, recipients: 200 });
    const again = await Promise.all([1, 2, 3].map(() => call('send', 'many', { digest })));
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409]);
    await finished();
    expect(await progress()).toMatchObject({
      state: 'sent',
      recipients: 200,
      sent: 200,
      failed: 0,
      waiting: 0,
    });
    expect(editions()).toHaveLength(200);
    expect(new Set(editions().map(to)).size).toBe(200);
    // Each has a link of its own.
    expect(new Set(editions().map(({ text }) => /brief-preferences#(\S+)/.exec(text!)![1])).size).toBe(200);
  });

  it('is held for 10,000 subscribers and goes on', { timeout: 180_000 }, async () => {
    // Of a name of their own: one may still be on its way when the next test begins.
    await subscribe(10_000, {}, 'many');
    await write('masses');
    receiver.refusing = true;
    const { digest } = await call('preview', 'masses');
    const began = performance.now();
    expect(await call('send', 'masses', { digest })).toMatchObject({ recipients: 10_000 });
    const queued = performance.now();
    await pause(true);
    expect(await progress()).toMatchObject({ state: 'paused', waiting: 10_000 });
    const took = performance.now() - queued;
    console.info(`10,000 subscribers: queued in ${Math.round(queued - began)} ms, paused in ${Math.round(took)} ms`);
    receiver.refusing = false;
    const before = receiver.mails.length;
    await pause(false);
    await vi.waitUntil(() => receiver.mails.length >= before + 200, 120_000);
    await pause(true);
  });

  it('skips who leaves while it runs, and nothing leaves while it is paused', async () => {
    await subscribe(4);
    await write('leaving');
    receiver.refusing = true;
    await send('leaving');
    // Each was tried, so that none is on its way.
    const tried = () =>
      site.service.from('outgoing_mails').select('id').eq('kind', 'edition').not('mail_error', 'is', null);
    await vi.waitUntil(async () => (await tried()).data?.length === 4, 60_000);
    await pause(true);
    receiver.refusing = false;
    // A paused edition does not go on by being due, nor by a start of the server.
    await dueNow();
    await site.stop();
    site = await start();
    const { data } = await site.service
      .from('outgoing_mails')
      .select('mail_next_at')
      .eq('kind', 'edition')
      .is('mailed_at', null);
    expect(new Set((data as { mail_next_at: string }[]).map(({ mail_next_at }) => mail_next_at))).toEqual(
      new Set(['infinity']),
    );
    const gone = { state: 'unsubscribed', unsubscribed_at: new Date().toISOString() };
    await site.service.from('brief_subscribers').update(gone).eq('email', 'reader-1@example.com');
    await site.service.from('brief_subscribers').delete().eq('email', 'reader-2@example.com');
    expect(editions()).toEqual([]);
    await pause(false);
    await finished();
    expect(editions().map(to).toSorted()).toEqual(['reader-0@example.com', 'reader-3@example.com']);
    expect(await progress()).toMatchObject({ recipients: 4, sent: 2, failed: 0 });
  });

  it('marks an address that is refused for good, and tries others again', async () => {
    await subscribe(3);
    await write('bouncing');
    receiver.unknown.add('reader-1@example.com');
    await send('bouncing');
    await finished();
    expect(await progress()).toMatchObject({
      sent: 2,
      failed: 1,
      last_error: expect.stringContaining('No such mailbox'),
    });
    const { data } = await site.service.from('brief_subscribers').select('email').eq('state', 'bounced');
    expect(data).toEqual([{ email: 'reader-1@example.com' }]);

    await site.service.from('brief_subscribers').update({ last_edition_at: null }).eq('state', 'active');
    receiver.refusing = true;
    await write('later');
    await send('later');
    await vi.waitUntil(async () => (await progress())!.last_error !== null, 15_000);
    receiver.refusing = false;
    await dueNow();
    await finished();
    expect(await progress()).toMatchObject({ edition: 'later', sent: 2, failed: 0 });
  });

  it(
    'of a server that is killed goes on where it was: nobody is left out, and nobody gets another mail',
    { timeout: 120_000 },
    async () => {
      await subscribe(120);
      await write('killed');
      await send('killed');
      await vi.waitUntil(() => editions().length >= 20, { timeout: 30_000, interval: 5 });
      site.signal('SIGKILL');
      await site.stop();
      expect(editions().length).toBeLessThan(120);
      site = await start();
      await finished();
      expect(new Set(editions().map(to)).size).toBe(120);
      // One that the mail server took in the moment of the kill may come again as the same mail, of which mailboxes keep one.
      expect(new Set(editions().map(({ messageId }) => messageId)).size).toBe(120);
      expect(editions().length).toBeLessThanOrEqual(121);
      expect(await progress()).toMatchObject({ sent: 120, failed: 0, waiting: 0 });
    },
  );
});

describe('a scheduled edition', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const schedule = async (key: string, at: unknown = inDays(1), more: object = {}) => {
    const { digest } = await call('preview', key);
    return call('schedule', key, { digest, at, ...more });
  };
  const scheduled = async () => {
    const { data, error } = await asOwner().from('brief_schedules').select('edition, send_at, missed_at');
    expect(error).toBeNull();
    return data as { edition: string; send_at: string; missed_at: string | null }[];
  };
  /** Its time comes. */
  const due = async (key: string) => {
    const past = new Date(Date.now() - 1_000).toISOString();
    expect((await site.service.from('brief_schedules').update({ send_at: past }).eq('edition', key)).error).toBeNull();
  };

  it('leaves at its time, once, in the words that it had, to those who want it then', async () => {
    await write('timed');
    await subscribe(1);
    const at = inDays(3);
    expect(await schedule('timed', at)).toMatchObject({ status: 200, success: true, at });
    expect((await scheduled()).map((row) => ({ ...row, send_at: new Date(row.send_at).toISOString() }))).toEqual([
      { edition: 'timed', send_at: at, missed_at: null },
    ]);
    expect(await progress()).toBeUndefined();
    // What is typed afterwards is not in it, and who comes afterwards gets it.
    const later = { ...autumn, title: 'Another title' };
    await site.service.from('content_entries').update({ data: later }).eq('key', 'timed');
    await subscribe(2, {}, 'reader-new');
    expect((await site.service.rpc('queue_scheduled_editions')).data).toBe(0);
    expect(editions()).toEqual([]);
    await due('timed');
    await finished();
    expect(editions().map(to).toSorted()).toEqual([
      'reader-0@example.com',
      'reader-new-0@example.com',
      'reader-new-1@example.com',
    ]);
    expect(new Set(editions().map(({ subject }) => subject))).toEqual(new Set(['What changed this autumn']));
    expect(await scheduled()).toEqual([]);
    expect(await schedule('timed')).toMatchObject({ status: 409, error: expect.stringContaining('sent already') });
    expect(await scheduled()).toEqual([]);
  });

  it('is queued once by several at the same time, and not again after it was sent by hand', async () => {
    await subscribe(2);
    await write('several');
    await schedule('several');
    receiver.refusing = true;
    await due('several');
    await Promise.all([1, 2, 3, 4].map(() => site.service.rpc('queue_scheduled_editions')));
    expect(await progress()).toMatchObject({ edition: 'several', recipients: 2 });
    const { count } = await site.service
      .from('outgoing_mails')
      .select('*', { count: 'exact', head: true })
      .eq('kind', 'edition');
    expect(count).toBe(2);
    receiver.refusing = false;

    await site.service.from('brief_subscribers').update({ last_edition_at: null }).eq('state', 'active');
    await write('by-hand');
    await schedule('by-hand');
    expect(await send('by-hand')).toMatchObject({ status: 200 });
    expect(await scheduled()).toEqual([]);
  });

  it('is changed and taken back by the owner until it starts', async () => {
    await subscribe(1);
    await write('moved');
    await schedule('moved', inDays(1));
    await site.service
      .from('content_entries')
      .update({ data: { ...autumn, title: 'Better' } })
      .eq('key', 'moved');
    const at = inDays(2);
    expect(await schedule('moved', at)).toMatchObject({ status: 200 });
    const { data } = await site.service.from('brief_schedules').select('subject, send_at');
    expect(data).toEqual([{ subject: 'Better', send_at: expect.any(String) }]);
    expect(new Date((data as { send_at: string }[])[0]!.send_at).toISOString()).toBe(at);
    const take = () => asOwner().from('brief_schedules').delete().eq('edition', 'moved').select('edition');
    expect((await take()).data).toEqual([{ edition: 'moved' }]);
    expect((await take()).data).toEqual([]);
    await due('moved');
    expect((await site.service.rpc('queue_scheduled_editions')).data).toBe(0);
    expect(await progress()).toBeUndefined();
  });

  it('leaves after a restart that spans its time, once', { timeout: 120_000 }, async () => {
    await subscribe(3);
    await write('asleep');
    // The server has stopped by then, also on a busy machine.
    const at = Date.now() + 10_000;
    await schedule('asleep', new Date(at).toISOString());
    await site.stop();
    await vi.waitUntil(() => Date.now() > at, 15_000);
    site = await start();
    await finished();
    expect(editions().map(to).toSorted()).toEqual([0, 1, 2].map((index) => `reader-${index}@example.com`));
  });

  it('that nobody wants at its time says so, and can be scheduled again', async () => {
    await write('missed');
    expect(await schedule('missed')).toMatchObject({ status: 200 });
    await due('missed');
    await vi.waitUntil(async () => (await scheduled())[0]?.missed_at, 15_000);
    await subscribe(1);
    expect((await site.service.rpc('queue_scheduled_editions')).data).toBe(0);
    expect(await schedule('missed')).toMatchObject({ status: 200 });
    expect(await scheduled()).toMatchObject([{ missed_at: null }]);
    await due('missed');
    await finished();
    expect(editions()).toHaveLength(1);
  });

  it('that was removed before its time does not leave', async () => {
    await subscribe(1);
    await write('removed');
    await schedule('removed');
    expect((await site.service.from('content_entries').delete().eq('key', 'removed')).error).toBeNull();
    await due('removed');
    await vi.waitUntil(async () => (await scheduled()).length === 0, 15_000);
    expect(await progress()).toBeUndefined();
  });

  it('is scheduled by the owner alone, as previewed, at a moment that is to come within a year', async () => {
    await write('strict');
    await subscribe(1);
    const { digest } = await call('preview', 'strict');
    for (const token of [null, site.local.publishableKey])
      expect((await call('schedule', 'strict', { digest, at: inDays(1) }, token)).status).toBe(401);
    expect(await call('schedule', 'strict', { digest: 'x', at: inDays(1) })).toMatchObject({ status: 409 });
    for (const at of [
      inDays(-1),
      inDays(400),
      '2099-01-01T09:00:00Z',
      inDays(1).slice(0, 10),
      inDays(1).replace('Z', ''),
      'tomorrow',
      'infinity',
      '',
      null,
      Date.now() + 86_400_000,
      [inDays(1)],
    ])
      expect(await schedule('strict', at), String(at)).toMatchObject({ status: 422 });
    expect(await scheduled()).toEqual([]);
    const visitor = createClient(site.url, site.local.publishableKey);
    expect((await visitor.from('brief_schedules').select('*')).error).not.toBeNull();
    const row = {
      edition: 'forged',
      send_at: inDays(1),
      title: 'x',
      brief_type: 'all',
      subject: 'x',
      text: 'x',
      html: 'x',
    };
    for (const client of [visitor, asOwner()]) {
      expect((await client.from('brief_schedules').insert(row)).error).not.toBeNull();
      expect((await client.rpc('schedule_edition', { schedule: row })).error).not.toBeNull();
      expect((await client.rpc('queue_scheduled_editions')).error).not.toBeNull();
    }
  });
});

it('works in the same way by the function as Supabase runs it', { timeout: 200_000 }, async () => {
  await subscribe(2);
  await write('edge');
  const runtime = await startDeno(join(import.meta.dirname, '../../../supabase/functions/send-brief'), {
    env: {
      SUPABASE_URL: site.url,
      SUPABASE_SERVICE_ROLE_KEY: site.local.secretKey,
      SITE_URL: 'https://site.example',
      SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
      MAIL_FROM: 'brief@site.example',
      MAIL_TO: 'desk@example.com',
    },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  try {
    const there = async (body: object, token = owner): Promise<Answer> => {
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(runtime.url, { method: 'POST', headers, body: JSON.stringify(body) });
      return { ...((await response.json()) as Record<string, unknown>), status: response.status };
    };
    expect(await there({ action: 'preview', key: 'edge' }, site.local.publishableKey)).toMatchObject({ status: 401 });
    const { digest } = await there({ action: 'preview', key: 'edge' });
    expect(await there({ action: 'send', key: 'edge', digest })).toMatchObject({ status: 200, recipients: 2 });
    await finished();
    expect(editions()).toHaveLength(2);
  } finally {
    runtime.stop();
  }
});
