import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { bodyLimit } from '../../../supabase/functions/send-contact-email/attachments.ts';
import { requestForms } from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import { useSite } from '../../support/useSite.ts';
import { ownerAt } from '../support/account.ts';

/** Attacks on the keys, the sign-in service and the rate limits of the real server, from arbitrary client addresses. */

const site = useSite();
let jwtSecret: string;
let address = 0;

beforeAll(async () => {
  ({ jwtSecret } = JSON.parse(readFileSync(join(site.dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string });
});

/** An address in an unused network, so that no rate limit applies yet. */
const stranger = () => `20.${Math.floor(++address / 250)}.${address % 250}.7`;

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: site.local.publishableKey,
      'X-Forwarded-For': stranger(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(secret: string, { alg = 'HS256', ...claims }: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const content = `${encode({ alg, typ: 'JWT' })}.${encode({ role: 'service_role', sub: crypto.randomUUID(), iat: now, exp: now + 3600, ...claims })}`;
  return `${content}.${alg === 'none' ? '' : createHmac('sha256', secret).update(content).digest('base64url')}`;
}

describe('the secrets', () => {
  it('are different in every folder, long, and readable by their owner alone', async () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'advisor-secrets-')));
    // A crash has left drafts, which hold a password.
    for (const name of ['secrets', 'local']) writeFileSync(join(folders[0]!, `${name}.json.4711.tmp`), '{}');
    const [first, second] = await Promise.all(folders.map((folder) => openDataFolder(folder, 'owner@example.com')));
    for (const name of ['jwtSecret', 'publishableKey', 'secretKey', 'ownerPassword'] as const) {
      expect(first!.secrets[name]).not.toBe(second!.secrets[name]);
      expect(first!.secrets[name]!.length).toBeGreaterThanOrEqual(24);
    }
    expect(Buffer.from(first!.secrets.jwtSecret, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(readdirSync(folders[0]!).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    folders.forEach((folder) => rmSync(folder, { recursive: true }));
    for (const name of ['secrets.json', 'local.json'])
      expect(statSync(join(site.dataDir, name)).mode & 0o777, name).toBe(0o600);
  });

  it('are never in git', () => {
    const ignored = readFileSync(join(import.meta.dirname, '../../../.gitignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['supabase/.temp/', 'advisor-backup-*.tar.gz', '.env']));
  });

  it('sign what the server takes, and nothing else does', async () => {
    const read = (bearer: string) =>
      fetch(`${site.url}/rest/v1/contact_messages?select=id`, {
        headers: { apikey: site.local.publishableKey, Authorization: `Bearer ${bearer}` },
      });
    const claims = JSON.parse(
      Buffer.from((await (await ownerAt(site)).token()).split('.')[1]!, 'base64url').toString(),
    ) as Record<string, unknown>;
    const forge = (secret: string, more: object = {}) => token(secret, { ...claims, ...more });
    // The attack is sound: with the real secret it would be a token of the owner.
    expect((await read(forge(jwtSecret))).status).toBe(200);
    const forged = {
      'published default of @supabase/lite': forge('unsafe-secret-change-me'),
      'another default of it': forge('dev-secret-change-me'),
      "default of Supabase's own containers": forge('super-secret-jwt-token-with-at-least-32-characters-long'),
      'empty secret': forge(' '),
      'the public key as secret': forge(site.local.publishableKey),
      'no signature': forge('', { alg: 'none' }),
      'no algorithm to speak of': forge(jwtSecret, { alg: 'HS999' }),
      'the past': forge(jwtSecret, { exp: 1_000_000_000 }),
      'a cut signature': forge(jwtSecret).slice(0, -4),
      'the role of the service': token(jwtSecret),
    };
    for (const [name, bearer] of Object.entries(forged))
      expect([name, (await read(bearer)).status]).toEqual([name, 401]);
  });
});

describe('new accounts', () => {
  const email = 'mallory@example.com';
  it.each([
    ['signup', { email, password: 'a long enough password' }],
    ['signup', {}],
    ['signup', { email, password: 'a long enough password', data: { role: 'admin' } }],
    ['otp', { email, create_user: true }],
    ['magiclink', { email }],
    ['invite', { email }],
    ['admin/users', { email, password: 'a long enough password' }],
    ['token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
    ['token?grant_type=web3', { chain: 'ethereum', message: 'x', signature: 'x' }],
    ['sso', { domain: 'example.com' }],
    ['SIGNUP', { email, password: 'a long enough password' }],
    ['/signup', { email, password: 'a long enough password' }],
    ['%73ignup', { email, password: 'a long enough password' }],
  ])('cannot be made through %s %j', async (call, body) => {
    // One account per case, so that the limit per account does not interfere.
    const account = `mallory${++address}@example.com`;
    const response = await post(`/auth/v1/${call}`, { ...body, ...('email' in body && { email: account }) });
    expect([404, 422]).toContain(response.status);
    expect(await response.text()).not.toContain('access_token');
    // An unknown account: refused with the same message as a wrong password.
    const signIn = { email: account, password: 'a long enough password' };
    expect((await post('/auth/v1/token?grant_type=password', signIn)).status).toBe(400);
  });
});

describe('bodies over the limit', () => {
  /** In KB: the limit of the form with the largest files, since which form it is stands in the body. */
  const largestMessage = Math.ceil(
    Math.max(...Object.values(requestForms).map(({ fields }) => bodyLimit(fields))) / 1024,
  );

  /** Sends the headers and the first bytes of a body, then nothing. A response must still arrive. */
  function answerTo(head: string[], start: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () =>
        socket.write(
          `${['', 'Host: localhost', 'Content-Type: application/json', ''].join('\r\n').replace('', head.join('\r\n'))}\r\n${start}`,
        ),
      );
      socket.once('data', (data) => (socket.destroy(), resolve(data.toString().split('\r\n')[0]!)));
      socket.once('error', reject);
    });
  }

  it.each([
    ['/rest/v1/recipes', 1024, 'the owner'],
    ['/auth/v1/token?grant_type=password', 64, 'a visitor'],
    ['/functions/v1/send-contact-email', largestMessage, 'a visitor'],
  ])('%s refuses more than %i KB before they are read, from %s', async (path, kilobytes, who) => {
    const from = [
      `POST ${path} HTTP/1.1`,
      `X-Forwarded-For: ${stranger()}`,
      ...(who === 'the owner' ? [`apikey: ${site.local.secretKey}`] : []),
    ];
    const announced = [...from, `Content-Length: ${kilobytes * 1024 + 1}`];
    expect(await answerTo(announced, '{')).toMatch(/^HTTP\/1\.1 413 /);
    // Chunked, without a length and without an end: aborted at the first byte over the limit.
    const pieces = [...from, 'Transfer-Encoding: chunked'];
    const piece = `${(64 * 1024).toString(16)}\r\n${' '.repeat(64 * 1024)}\r\n`;
    expect(await answerTo(pieces, piece.repeat(Math.ceil(kilobytes / 64) + 1))).toMatch(/^HTTP\/1\.1 413 /);
  });
});
