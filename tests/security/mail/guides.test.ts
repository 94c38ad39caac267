import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLink, signLink } from '../../../supabase/functions/_shared/signed-link.ts';
import { useSite } from '../../support/useSite.ts';

/** Guides by mail (MAIL-12, MAIL-13), on the real server with a real mail server. */

const file = '/storage/v1/object/public/public-files/msp-guide.pdf';
const page = '/download-msp-guide';

const site = useSite(({ port }) => ({
  siteUrl: 'https://site.example',
  env: {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_TO: 'desk@example.com',
    MAIL_RETRY_SECONDS: '1',
    MESSAGE_LIMIT_FACTOR: '10',
  },
}));
let secret: string;
let visitors = 0;

beforeAll(async () => {
  secret = (JSON.parse(await readFile(join(site.dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string }).jwtSecret;
});

beforeEach(() => publish(file));

/** What publishing the words of the page leaves in the table; null is no file. */
async function publish(address: string | null) {
  await site.service.from('content_entries').delete().eq('collection', 'page-download-msp-guide');
  const { error } = await site.service.from('content_entries').insert({
    collection: 'page-download-msp-guide',
    key: 'content',
    state: 'published',
    data: { form: { file: address, response: 'The link comes by email.', withoutFile: 'It has no file yet.' } },
  });
  expect(error).toBeNull();
}

type Answer = Record<string, unknown> & { status: number };

async function post(name: string, body: unknown, method = 'POST'): Promise<Answer> {
  const response = await fetch(`${site.url}/functions/v1/${name}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.${++visitors}.1` },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Record<string, unknown>), status: response.status };
}

const ask = (email: string, more: object = {}) =>
  post('send-contact-email', {
    formType: 'request',
    name: 'Ada',
    email,
    requestDetails: {
      form: 'msp-guide',
      fields: { name: 'Ada', email, company: 'Acme', role: 'owner', businessStage: 'growth' },
    },
    ...more,
  });

const isTo = (address: string) => (sent: Email) => sent.to?.[0]?.address === address;
const mailsTo = (address: string) => site.smtp.mails.filter(isTo(address));
const tokenOf = (mail: Email) => /https:\/\/site\.example\/guide#(\S+)/.exec(mail.text ?? '')?.[1];
const open = (token: unknown) => post('guide', { token });
const messageOf = async (email: string) =>
  (await site.service.from('contact_messages').select('*').eq('email', email).single()).data as Record<string, unknown>;

async function linkFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  return tokenOf(await site.smtp.waitFor(isTo(email)))!;
}

describe('a guide', () => {
  it('comes as a link in the receipt, and is opened by its token', async () => {
    const { reference } = await ask('ada@example.com');
    const mail = await site.smtp.waitFor(isTo('ada@example.com'));
    expect(mail.subject).toBe(`The guide that you asked for [${String(reference)}]`);
    expect(mail.text).toContain('The link comes by email.');
    expect(mail.html).toContain(`href="https://site.example/guide#${tokenOf(mail)}"`);
    expect(await messageOf('ada@example.com')).toMatchObject({
      guide_queued_at: expect.any(String),
      guide_opened_at: null,
    });
    expect(await open(tokenOf(mail))).toEqual({ status: 200, success: true, file, page });
    expect((await messageOf('ada@example.com')).guide_opened_at).not.toBeNull();
  });

  it('comes five times a day to one mailbox', async () => {
    for (const tag of ['', '+a', '+b', '+c', '+d', '+e', '+f'])
      expect((await ask(`often${tag}@example.com`)).status).toBe(200);
    await linkFor('settled-too@example.com');
    expect(site.smtp.mails.filter(({ to }) => to?.[0]?.address?.startsWith('often'))).toHaveLength(5);
    // Nor later: those beyond are not waiting.
    const { count } = await site.service
      .from('contact_messages')
      .select('*', { count: 'exact', head: true })
      .is('guide_queued_at', null);
    expect(count).toBe(0);
  });

  it('that has no file is answered with a receipt, and its link follows once when there is one', async () => {
    await publish(null);
    await ask('early@example.com');
    await ask('answered@example.com');
    const receipt = await site.smtp.waitFor(isTo('early@example.com'));
    expect(receipt.subject).toMatch(/^Your request has arrived/);
    expect(receipt.text).toContain('It has no file yet.');
    expect(tokenOf(receipt)).toBeUndefined();
    await site.smtp.waitFor(isTo('answered@example.com'));
    const now = new Date().toISOString();
    await site.service.from('contact_messages').update({ handled_at: now }).eq('email', 'answered@example.com');

    await publish(file);
    const guide = await site.smtp.waitFor((mail) => isTo('early@example.com')(mail) && tokenOf(mail) !== undefined);
    expect(await open(tokenOf(guide))).toMatchObject({ status: 200, file });
    // Nobody waits any more, so that the next runs of the timer find nothing.
    const { data } = await site.service.rpc('waiting_guides', { forms: ['msp-guide'], max_rows: 10 });
    expect(data).toEqual([]);
    expect(mailsTo('early@example.com')).toHaveLength(2);
    expect(mailsTo('answered@example.com')).toHaveLength(1);
  });
});

describe('a link', () => {
  it('is not used up by programs that only read it', async () => {
    const token = await linkFor('scanned@example.com');
    expect((await post('guide', null, 'GET')).status).toBe(405);
    const html = await fetch(`${site.url}/guide`);
    expect([html.status, await html.text()]).toEqual([200, expect.stringContaining('one press to the file')]);
    expect((await messageOf('scanned@example.com')).guide_opened_at).toBeNull();
    expect((await open(token)).status).toBe(200);
  });

  it('works again within the hour, and not after it', async () => {
    const token = await linkFor('replayed@example.com');
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await site.service
      .from('contact_messages')
      .update({ guide_opened_at: new Date(Date.now() - 61 * 60_000).toISOString() })
      .eq('email', 'replayed@example.com');
    expect(await open(token)).toMatchObject({ status: 410, success: false, reason: 'used', page });
  });

  it('is over after seven days', async () => {
    const token = await linkFor('expired@example.com');
    const link = await readLink(secret, 'guide', token);
    expect(link.ok).toBe(true);
    if (!link.ok) return;
    const days = (link.expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const over = await signLink(secret, { purpose: 'guide', id: link.id, expiresAt: new Date(Date.now() - 1_000) });
    expect(await open(over)).toMatchObject({ status: 410, reason: 'expired' });
  });

  it('that was changed, cut or made for something else opens nothing', async () => {
    const token = await linkFor('tampered@example.com');
    const { id } = await messageOf('tampered@example.com');
    const expiresAt = new Date(Date.now() + 60_000);
    for (const wrong of [
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      token.slice(0, 40),
      '',
      null,
      { token },
      'x'.repeat(3_000),
      await signLink(secret, { purpose: 'brief', id: id as string, expiresAt }),
      await signLink('another secret', { purpose: 'guide', id: id as string, expiresAt }),
    ])
      expect(await open(wrong)).toMatchObject({ status: 400, reason: 'invalid' });
    expect((await messageOf('tampered@example.com')).guide_opened_at).toBeNull();
  });

  it('whose message is erased, or whose file is gone, says so and is not used up', async () => {
    const token = await linkFor('gone@example.com');
    await publish(null);
    expect(await open(token)).toMatchObject({ status: 404, reason: 'gone', page });
    expect((await messageOf('gone@example.com')).guide_opened_at).toBeNull();
    await publish(file);
    expect((await open(token)).status).toBe(200);
    await site.service.from('contact_messages').delete().eq('email', 'gone@example.com');
    expect(await open(token)).toMatchObject({ status: 410, reason: 'gone' });
  });
});
