import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../support/builtSite.ts';
import { useSite } from '../../support/useSite.ts';
import { makeAccounts } from '../support/accounts.ts';

/** Everything the real server sends: no secrets, no redirects to other sites, nothing that a browser or mailbox would execute. */

const clientDir = join(dist, 'client');
const attacks = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '</title><svg/onload=alert(1)>'];
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'https:evil',
];
/** Accounts with an attempted redirect target. One account each, because each gets one mail a minute. */
const turnedTo = {
  'ada@example.com': 'https://evil.example',
  'bob@example.com': '//evil.example',
  'cleo@example.com': 'javascript:alert(1)',
};

const site = useSite(async (dataDir, { port }) => {
  await makeAccounts(dataDir, Object.keys(turnedTo), 'a password of many words');
  return { env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'desk@example.com' } };
});
let owner: SupabaseClient;
let visitors = 0;

beforeAll(async () => {
  owner = createClient(site.url, site.local.publishableKey, { auth: { persistSession: false } });
  const { error } = await owner.auth.signInWithPassword({
    email: site.local.ownerEmail,
    password: site.local.ownerPassword,
  });
  if (error) throw error;
});

function send(payload: object): Promise<Response> {
  return fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.${++visitors}.1` },
    body: JSON.stringify(payload),
  });
}

describe('markup', () => {
  it.each(attacks)('%s in every text field of a recipe is kept as text', async (attack) => {
    const recipe = {
      title: attack,
      description: attack,
      ingredients: [attack],
      instructions: attack,
      category: attack,
    };
    const { data, error } = await owner.from('recipes').insert(recipe).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject(recipe);
    await owner.from('recipes').delete().eq('id', data.id);
  });

  it.each(attacks)(
    '%s in every text field of a message is a mail of plain text, sent to the owner alone',
    async (attack) => {
      const sender = {
        name: attack,
        email: 'ada@example.com',
        company: attack,
        phone: attack.slice(0, 40),
        message: attack,
      };
      const owners = () => site.smtp.mails.filter(({ to }) => to?.[0]?.address === 'desk@example.com');
      const before = owners().length;
      expect((await send({ formType: 'contact', ...sender })).status).toBe(200);
      const eventDetails = {
        organizationName: attack,
        eventName: attack,
        eventDate: '2027-03-01',
        eventLocation: attack,
        topic: attack,
      };
      expect((await send({ formType: 'speaking', ...sender, eventDetails })).status).toBe(200);
      await expect.poll(() => owners().length).toBe(before + 2);
      for (const mail of owners().slice(before)) {
        expect(mail.html).toBeUndefined();
        expect(mail.attachments).toEqual([]);
        expect(mail.to).toEqual([{ name: '', address: 'desk@example.com' }]);
        expect([mail.cc, mail.bcc].flat().filter(Boolean)).toEqual([]);
        expect(mail.text).toContain(attack);
        expect(mail.headers.filter(({ key }) => key === 'content-type').map(({ value }) => value)).toEqual([
          expect.stringMatching(/^text\/plain/),
        ]);
      }
    },
  );

  it('in an answer is never taken for a page', async () => {
    for (const path of [
      '/rest/v1/%3Cscript%3E',
      '/functions/v1/%3Cscript%3E',
      '/auth/v1/%3Cscript%3E',
      '/%3Cscript%3Ealert(1)%3C/script%3E',
    ]) {
      const response = await fetch(site.url + path);
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      const text = await response.text();
      if (response.headers.get('content-type')?.includes('html')) expect(text).not.toContain('<script>alert');
      else expect(response.headers.get('content-type')).toMatch(/^(application\/json|text\/plain)/);
    }
  });
});

describe('an address that runs something', () => {
  const recipe = { title: 'Soup', ingredients: ['Salt'], instructions: 'Wait.' };
  it.each(addresses)('%j is refused by the database', async (address) => {
    const { error, status } = await owner.from('recipes').insert({ ...recipe, image_url: address });
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  it.each(addresses)('%j is refused by the server function', async (address) => {
    const fields = {
      firstName: 'Ada',
      lastName: 'Lee',
      email: 'ada@example.com',
      company: 'Acme',
      title: 'CEO',
      website: address,
      partnershipType: 'strategic',
      timeline: 'future',
      description: 'Hello',
    };
    const request = (website: string) => ({
      formType: 'request',
      name: 'Ada Lee',
      email: 'ada@example.com',
      requestDetails: { form: 'partnership-inquiry', fields: { ...fields, website } },
    });
    expect((await send(request('https://example.com'))).status).toBe(200);
    expect((await send(request(address))).status).toBe(400);
  });
});

describe('redirects', () => {
  const raw = (path: string) =>
    new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: new URL(site.url).port, path }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      })
        .on('error', reject)
        .end();
    });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    '/home//evil.example/',
    '/?next=https://evil.example',
    '/home/?next=//evil.example',
    'http://evil.example/',
    '/auth?redirect_to=https://evil.example',
  ])('%s leads nowhere else', async (path) => {
    const { location } = await raw(path);
    if (location) expect(new URL(location, site.url).origin).toBe(site.url);
  });

  it.each(Object.entries(turnedTo))('the link of a mail to %s cannot be turned to %s', async (email, target) => {
    for (const path of [
      `/auth/v1/verify?token=x&type=recovery&redirect_to=${encodeURIComponent(target)}`,
      `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(target)}`,
    ]) {
      const { location } = await raw(path);
      if (location) expect(new URL(location, site.url).origin).toBe(site.url);
    }
    const before = site.smtp.mails.length;
    await fetch(`${site.url}/auth/v1/recover?redirect_to=${encodeURIComponent(target)}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: site.local.publishableKey,
        'X-Forwarded-For': `192.0.${++visitors}.1`,
      },
      body: JSON.stringify({ email }),
    });
    await expect.poll(() => site.smtp.mails.length).toBeGreaterThan(before);
    for (const mail of site.smtp.mails.slice(before)) expect(`${mail.text} ${mail.html}`).not.toContain('evil.example');
  });
});

it('no secret is in any file, page or header that is served', async () => {
  const { jwtSecret, secretKey } = JSON.parse(readFileSync(join(site.dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const secrets = [jwtSecret!, secretKey!, site.local.ownerPassword, site.dataDir];
  const leaks = (text: string) => secrets.filter((secret) => text.includes(secret));

  for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const plain = entry.name.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : entry.name.endsWith('.gz')
        ? gunzipSync(bytes)
        : bytes;
    expect(leaks(plain.toString('latin1')), entry.name).toEqual([]);
  }
  const { pages } = JSON.parse(readFileSync(join(dist, 'serve.json'), 'utf8')) as {
    pages: Record<string, unknown>;
  };
  const calls = [
    '/supabase.json',
    '/healthz',
    '/nothing',
    '/rest/v1/',
    '/rest/v1/recipes',
    '/rest/v1/nothing?x=__proto__',
    '/auth/v1/settings',
    '/auth/v1/user',
    '/auth/v1/.well-known/jwks.json',
    '/functions/v1/send-contact-email',
    '/functions/v1/x',
  ];
  for (const path of [...Object.keys(pages), ...calls]) {
    const response = await fetch(site.url + path);
    expect(leaks([...response.headers].flat().join('\n') + (await response.text())), path).toEqual([]);
  }
});
