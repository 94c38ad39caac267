import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { manageToken } from '../../../supabase/functions/_shared/brief.ts';
import { readLink, signLink } from '../../../supabase/functions/_shared/signed-link.ts';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { startDeno } from '../support/deno.ts';

/** The list of the executive brief (BRIEF-1 to BRIEF-9), on the real server with a real mail server. */

let dataDir: string;
let receiver: MailReceiver;
let site: Site;
let secret: string;
let visitors = 0;

beforeAll(async () => {
  dataDir = await newDataDir();
  receiver = await startMailReceiver();
  site = await startSite({
    dataDir,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
      MAIL_TO: 'desk@example.com',
      MAIL_RETRY_SECONDS: '1',
      MESSAGE_LIMIT_FACTOR: '10',
      SITE_URL: 'https://site.example',
      TRUST_PROXY: '1',
    },
  });
  secret = (JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string }).jwtSecret;
});

afterAll(async () => {
  await site?.stop();
  await receiver?.close();
  await removeDataDir(dataDir);
});

type Answer = Record<string, unknown> & { status: number };

async function post(name: string, body: unknown): Promise<Answer> {
  const response = await fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.${++visitors}.1` },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as Record<string, unknown>), status: response.status };
}

const order = (email: string, fields: object = {}, more: object = {}) =>
  post('send-contact-email', {
    formType: 'request',
    name: 'Ada Lovelace',
    email,
    requestDetails: {
      form: 'executive-brief',
      fields: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email,
        briefType: 'msp',
        deliveryFrequency: 'monthly',
        ...fields,
      },
    },
    ...more,
  });

const isTo = (address: string) => (sent: Email) => sent.to?.[0]?.address === address;
const mailsTo = (address: string) => receiver.mails.filter(isTo(address));
const tokenOf = (mail: Email) => /https:\/\/site\.example\/brief-confirmation#(\S+)/.exec(mail.text ?? '')![1]!;
const act = (action: string, token: unknown, changes?: unknown) => post('brief', { action, token, changes });

const subscriber = async (email: string) =>
  (await site.service.from('brief_subscribers').select('*').ilike('email', email).maybeSingle()).data as Record<
    string,
    unknown
  > | null;
const change = (email: string, row: object) => site.service.from('brief_subscribers').update(row).eq('email', email);

/** Orders the brief, and returns the token of the mail that follows. */
async function linkFor(email: string, fields?: object): Promise<string> {
  const known = mailsTo(email).length;
  expect((await order(email, fields)).status).toBe(200);
  await vi.waitUntil(() => mailsTo(email).length > known, 15_000);
  return tokenOf(mailsTo(email).at(-1)!);
}

async function subscribe(email: string, fields?: object): Promise<string> {
  const { manage, status } = await act('confirm', await linkFor(email, fields));
  expect(status).toBe(200);
  return manage as string;
}

const oneClick = (token: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  fetch(`${site.url}/functions/v1/brief?token=${token}`, { method: 'POST', headers: { 'Content-Type': type }, body });

describe('an order of the brief', () => {
  it('subscribes by the one button behind the link of its mail, and not before', async () => {
    const { reference } = await order('ada@example.com', { industry: 'retail' });
    const mail = await receiver.waitFor(isTo('ada@example.com'));
    expect(mail.subject).toBe(`Please confirm that you want the brief [${String(reference)}]`);
    expect(mail.html).toContain(`href="https://site.example/brief-confirmation#${tokenOf(mail)}"`);
    const pending = await subscriber('ada@example.com');
    expect(pending).toMatchObject({ state: 'pending', confirmed_at: null, consented_at: expect.any(String) });

    const answer = await act('confirm', tokenOf(mail));
    expect(answer).toMatchObject({
      status: 200,
      success: true,
      subscription: {
        email: 'ada@example.com',
        state: 'active',
        brief_type: 'msp',
        industry: 'retail',
        frequency: 'monthly',
      },
    });
    expect(await subscriber('ada@example.com')).toMatchObject({
      state: 'active',
      name: 'Ada Lovelace',
      source: 'executive-brief',
      consented_at: pending!.consented_at,
      confirmed_at: expect.any(String),
    });
    // The owner has the request as ever.
    await receiver.waitFor(
      ({ to, subject }) => to?.[0]?.address === 'desk@example.com' && /brief/i.test(subject ?? ''),
    );
    expect((await act('confirm', tokenOf(mail))).status).toBe(200);
  });

  it('is answered in the same way for every address, and asks a known one too', async () => {
    const manage = await subscribe('known@example.com');
    const [known, unknown] = [
      await order('Known@example.com', { briefType: 'all' }),
      await order('unknown@example.com'),
    ];
    expect({ ...known, reference: null }).toEqual({ ...unknown, reference: null });
    // Somebody else's order changes nothing.
    expect(await act('read', manage)).toMatchObject({ subscription: { state: 'active', brief_type: 'msp' } });
    const mail = await receiver.waitFor(isTo('Known@example.com'));
    expect(await act('confirm', tokenOf(mail))).toMatchObject({ subscription: { brief_type: 'all' } });
    const { count } = await site.service
      .from('brief_subscribers')
      .select('*', { count: 'exact', head: true })
      .ilike('email', 'known@example.com');
    expect(count).toBe(1);
  });

  it('asks a mailbox three times a day at most, and once for each request', async () => {
    const again = { requestId: crypto.randomUUID() };
    await Promise.all([1, 2, 3].map(() => order('often@example.com', {}, again)));
    for (const tag of ['+a', '+b', '+c', '+d']) await order(`often${tag}@example.com`);
    await linkFor('settled@example.com');
    expect(receiver.mails.filter(({ to }) => to?.[0]?.address?.startsWith('often'))).toHaveLength(3);
  });

  it('of hostile words leaves none that is more than text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await order('hostile@example.com', { firstName: hostile, company: 'https://evil.example/x' });
    const mail = await receiver.waitFor(isTo('hostile@example.com'));
    expect(mail.html).not.toContain('<img');
    expect(mail.text).not.toContain('evil.example');
    await act('confirm', tokenOf(mail));
    expect(await subscriber('hostile@example.com')).toMatchObject({ state: 'active' });
  });

  it('with a value that only the form knows is not lost', async () => {
    const { error } = await site.service.from('contact_messages').insert({
      form_type: 'request',
      name: 'New',
      email: 'new-values@example.com',
      details: {
        form: 'executive-brief',
        fields: { briefType: 'gardening', deliveryFrequency: 'daily', industry: 'x' },
      },
    });
    expect(error).toBeNull();
    expect(await subscriber('new-values@example.com')).toMatchObject({
      brief_type: 'all',
      frequency: 'weekly',
      industry: null,
    });
  });
});

describe('a link that confirms', () => {
  it('subscribes nobody when programs open it', async () => {
    const token = await linkFor('scanned@example.com');
    for (const address of ['/brief-confirmation', `/functions/v1/brief?token=${token}`, '/brief-preferences'])
      for (const method of ['GET', 'HEAD'])
        expect((await fetch(site.url + address, { method, redirect: 'manual' })).status).toBeLessThan(400);
    expect(await subscriber('scanned@example.com')).toMatchObject({ state: 'pending' });
    expect((await act('confirm', token)).status).toBe(200);
  });

  it('is over after seven days', async () => {
    const token = await linkFor('expired@example.com');
    const link = await readLink(secret, 'brief-confirm', token);
    expect(link.ok).toBe(true);
    if (!link.ok) return;
    const days = (link.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const over = { purpose: 'brief-confirm', id: link.id, expiresAt: new Date(Date.now() - 1_000) };
    expect(await act('confirm', await signLink(secret, over))).toMatchObject({ status: 410, reason: 'expired' });
    expect(await subscriber('expired@example.com')).toMatchObject({ state: 'pending' });
  });

  it('that was changed, cut or made for something else does nothing', async () => {
    const token = await linkFor('tampered@example.com');
    const { message_id } = (await subscriber('tampered@example.com'))!;
    const expiresAt = new Date(Date.now() + 60_000);
    for (const wrong of [
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      token.slice(0, 40),
      '',
      null,
      { token },
      'x'.repeat(3_000),
      await signLink(secret, { purpose: 'guide', id: String(message_id), expiresAt }),
      await signLink(secret, { purpose: 'brief-manage', id: String(message_id), expiresAt }),
      await signLink('another secret', { purpose: 'brief-confirm', id: String(message_id), expiresAt }),
    ])
      expect(await act('confirm', wrong)).toMatchObject({ status: 400, reason: 'invalid' });
    expect(await subscriber('tampered@example.com')).toMatchObject({ state: 'pending' });
  });

  it('does not bring back who has left, whether it was used or not; a new order does', async () => {
    const [first, second] = [await linkFor('back@example.com'), await linkFor('back@example.com')];
    const { manage } = await act('confirm', second);
    await act('unsubscribe', manage);
    for (const old of [first, second]) expect(await act('confirm', old)).toMatchObject({ status: 410, reason: 'used' });
    expect(await subscriber('back@example.com')).toMatchObject({ state: 'unsubscribed' });
    await subscribe('back@example.com');
    expect(await subscriber('back@example.com')).toMatchObject({ state: 'active' });
  });

  it('does not bring back whose data was deleted', async () => {
    const token = await linkFor('forgotten@example.com');
    const { manage } = await act('confirm', token);
    expect(await act('forget', manage)).toMatchObject({ status: 200, subscription: null });
    expect(await subscriber('forgotten@example.com')).toBeNull();
    expect(await act('confirm', token)).toMatchObject({ status: 410, reason: 'used' });
    expect(await act('read', manage)).toMatchObject({ status: 410, reason: 'gone' });
  });

  it('whose message is erased says so', async () => {
    const token = await linkFor('gone@example.com');
    await site.service.from('contact_messages').delete().eq('email', 'gone@example.com');
    expect(await act('confirm', token)).toMatchObject({ status: 410, reason: 'gone' });
  });
});

describe('a subscription', () => {
  it('is changed by its link, within what can be chosen', async () => {
    const manage = await subscribe('choosy@example.com');
    const chosen = { brief_type: 'strategic', industry: null, frequency: 'quarterly' };
    expect(await act('save', manage, chosen)).toMatchObject({ status: 200, subscription: chosen });
    expect(await act('save', manage, { state: 'paused' })).toMatchObject({ subscription: { state: 'paused' } });
    for (const wrong of [{ state: 'bounced' }, { email: 'eve@example.com' }, { frequency: 'daily' }, {}, [], null, 'x'])
      expect((await act('save', manage, wrong)).status).toBe(400);
    expect(await act('read', manage)).toMatchObject({ subscription: { ...chosen, state: 'paused' } });
    expect((await act('steal', manage)).status).toBe(400);
  });

  it('that has ended does not come back by its link', async () => {
    const manage = await subscribe('ended@example.com');
    await act('unsubscribe', manage);
    expect(await act('save', manage, { state: 'active' })).toMatchObject({ subscription: { state: 'unsubscribed' } });
  });

  it('ends by one POST of a mail program, in both encodings, and by nothing less', async () => {
    for (const [email, body, type] of [
      ['one@example.com', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      [
        'two@example.com',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        'multipart/form-data; boundary=b',
      ],
    ] as const) {
      const manage = await subscribe(email);
      expect((await oneClick(manage, '')).status).toBe(400);
      expect((await oneClick(`${manage}A`, body, type)).status).toBe(400);
      const opened = await fetch(`${site.url}/functions/v1/brief?token=${manage}`, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([
        303,
        `https://site.example/brief-preferences#${manage}`,
      ]);
      expect(await subscriber(email)).toMatchObject({ state: 'active' });
      for (const status of [200, 200]) expect((await oneClick(manage, body, type)).status).toBe(status);
      expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed', unsubscribed_at: expect.any(String) });
    }
  });

  it('has links that do not expire', async () => {
    const manage = await subscribe('forever@example.com');
    expect(await readLink(secret, 'brief-manage', manage, new Date('2126-01-01'))).toMatchObject({ ok: true });
  });

  it('whose address the mail server refuses for good is marked, and comes back by a new order', async () => {
    receiver.unknown.add('away@example.com');
    await order('away@example.com');
    await vi.waitUntil(async () => (await subscriber('away@example.com'))?.state === 'bounced', 15_000);
    expect(await subscriber('away@example.com')).toMatchObject({
      bounce_reason: expect.stringContaining('No such mailbox'),
    });
    receiver.unknown.clear();
    await subscribe('away@example.com');
    expect(await subscriber('away@example.com')).toMatchObject({ state: 'active', bounced_at: null });
  });

  it('is limited in its calls, as are those without a link', async () => {
    const manage = await subscribe('eager@example.com');
    const statuses = [];
    for (let count = 0; count < 31; count++) statuses.push((await act('read', manage)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const from = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.9' };
    const guesses = [];
    for (let count = 0; count < 21; count++)
      guesses.push(
        (await fetch(`${site.url}/functions/v1/brief`, { method: 'POST', headers: from, body: '{}' })).status,
      );
    expect(guesses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  it('is deleted in time: unconfirmed after 30 days, ended after as many as messages are kept', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await order('never@example.com');
    await order('lately@example.com');
    for (const email of ['left@example.com', 'stays@example.com', 'just-left@example.com']) await subscribe(email);
    await change('never@example.com', { consented_at: days(31) });
    await change('lately@example.com', { consented_at: days(29) });
    await change('left@example.com', { state: 'unsubscribed', unsubscribed_at: days(731) });
    await change('just-left@example.com', { state: 'unsubscribed', unsubscribed_at: days(700) });
    await change('stays@example.com', { consented_at: days(3_000), confirmed_at: days(3_000) });
    expect((await site.service.rpc('purge_subscribers')).data).toBe(2);
    const left = ['never', 'lately', 'left', 'just-left', 'stays'].map((name) => subscriber(`${name}@example.com`));
    expect((await Promise.all(left)).map((row) => row !== null)).toEqual([false, true, false, true, true]);
  });
});

it('works in the same way by the function as Supabase runs it', { timeout: 200_000 }, async () => {
  await linkFor('edge@example.com');
  const { message_id, id } = (await subscriber('edge@example.com'))!;
  const runtime = await startDeno(join(import.meta.dirname, '../../../supabase/functions/brief'), {
    env: { SUPABASE_URL: site.url, SUPABASE_SERVICE_ROLE_KEY: site.local.secretKey, SITE_URL: 'https://site.example' },
    permissions: ['net', 'env', 'read', 'sys'],
  });
  try {
    const there = async (action: string, token: string) => {
      const response = await fetch(runtime.url, { method: 'POST', body: JSON.stringify({ action, token }) });
      return { ...((await response.json()) as Record<string, unknown>), status: response.status };
    };
    // There the secret is the key of the service.
    const expiresAt = new Date(Date.now() + 60_000);
    const token = await signLink(site.local.secretKey, { purpose: 'brief-confirm', id: String(message_id), expiresAt });
    expect(await there('confirm', token)).toMatchObject({
      status: 200,
      manage: await manageToken(String(id), site.local.secretKey),
    });
    expect(await there('confirm', `${token}A`)).toMatchObject({ status: 400, reason: 'invalid' });
    const ended = await fetch(`${runtime.url}?token=${await manageToken(String(id), site.local.secretKey)}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(ended.status).toBe(200);
    expect(await subscriber('edge@example.com')).toMatchObject({ state: 'unsubscribed' });
  } finally {
    runtime.stop();
  }
});
