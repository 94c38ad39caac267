import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dist } from '../../support/builtSite.ts';
import { dataDirWithPeople, people } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { guestAt } from '../support/account.ts';

/** Everything the real server sends: no secrets, no redirects to other sites, nothing that a browser or mailbox would execute. */

const clientDir = join(dist, 'client');
/** Accounts with an attempted redirect target. One account each, because each gets one mail a minute. */
const turnedTo = ['https://evil.example', '//evil.example', 'javascript:alert(1)'].map(
  (target, index) => [people[index]!, target] as const,
);

const site = useSite(
  ({ port }) => ({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'desk@example.com' } }),
  dataDirWithPeople,
);
let visitors = 0;

it('markup in an answer is never taken for a page', async () => {
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

  it.each(turnedTo)('the link of a mail to %s cannot be turned to %s', async (email, target) => {
    const { location } = await raw(`/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(target)}`);
    if (location) expect(new URL(location, site.url).origin).toBe(site.url);
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

it('an account without the role reads its own role and sessions, as the site asks for them, and no table', async () => {
  const { client } = await guestAt(site);
  const { id } = (await client.auth.getUser()).data.user!;
  const role = client.from('user_roles').select('role').eq('user_id', id).eq('role', 'admin').maybeSingle();
  expect(await role).toMatchObject({ status: 200, data: null });
  expect((await client.rpc('list_sessions')).data).toHaveLength(1);
  expect((await client.from('recipes').select()).status).toBe(403);
  expect((await client.rpc('end_session', { session_id: 'x'.repeat(64 * 1024) })).status).toBe(413);
});
