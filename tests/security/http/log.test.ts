import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDataDir, freePort, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startFailingMailServer, type FailingMailServer } from '../support/mail-server.ts';

/** The log as programs read it: JSON, with request ids, and nothing personal. */

const program = join(import.meta.dirname, '../../../apps/server/cli/start.ts');
const visitor = 'grace.hopper@example.com';
const name = 'Grace Brewster Hopper';
const token = 'f3c1a9e07b5d4826913fae57c0d2b84e61a7905c3d8f2b46';

interface Line {
  level: string;
  time: string;
  msg: string;
  requestId?: string;
  request?: { method: string; area: string; status: number; ms: number };
}

let dataDir: string;
let mail: FailingMailServer;
let site: Site;
const lines = () =>
  site
    .output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  dataDir = await emptyDataDir();
  mail = await startFailingMailServer(0);
  mail.behaviour = 'refuses the recipient';
  site = await startSite({
    dataDir,
    keepFirstPassword: true,
    env: {
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'debug',
      SLOW_STATEMENT_MS: '1',
      TRUST_PROXY: '1',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    },
  });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await mail?.close();
  await removeDataDir(dataDir);
});

const call = (path: string, headers: Record<string, string> = {}, body?: unknown) =>
  fetch(site.url + path, {
    headers: {
      'X-Forwarded-For': '192.0.2.77',
      apikey: site.local.publishableKey,
      'Content-Type': 'application/json',
      'User-Agent': `${name} ${visitor}`,
      ...headers,
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });

describe('the log in JSON', () => {
  it('is one object a line from the first to the address, and the first password is not in it', () => {
    expect(site.local.ownerPassword).toHaveLength(24);
    expect(site.output()).not.toContain(site.local.ownerPassword);
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 'info', msg: expect.stringContaining(`${dataDir}/local.json`) }),
    );
    for (const { level, time } of lines()) {
      expect(['error', 'warn', 'info', 'debug']).toContain(level);
      expect(new Date(time).toISOString()).toBe(time);
    }
  });

  it('names a request by the id that its answer has, and by that of a trusted proxy', async () => {
    const answer = await call('/rest/v1/recipes');
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const line = () => lines().find(({ requestId, request }) => requestId === id && request);
    await expect.poll(line, { timeout: 15_000 }).toMatchObject({
      level: 'debug',
      request: { method: 'GET', area: 'rest', status: answer.status, ms: expect.any(Number) },
    });
    expect((await call('/healthz', { 'X-Request-Id': 'edge-0123456789' })).headers.get('x-request-id')).toBe(
      'edge-0123456789',
    );
    await call('/no/such/page', { 'X-Request-Id': 'edge-lost-page' });
    await expect
      .poll(() => lines().filter(({ requestId }) => requestId === 'edge-lost-page'), { timeout: 15_000 })
      .toEqual([
        expect.objectContaining({ msg: 'Not found: /no/such/page' }),
        expect.objectContaining({ request: expect.objectContaining({ area: 'pages', status: 404 }) }),
      ]);
    // Pages are the same for everyone.
    expect((await call('/home', { 'X-Request-Id': 'edge-0123456789' })).headers.get('x-request-id')).toBeNull();
  });

  it('has the statements that were slow, with the request that they were for and without values', async () => {
    const asked = new Set<string | null>();
    const slow = async () => {
      const { secretKey } = site.local;
      const rights = { apikey: secretKey, Authorization: `Bearer ${secretKey}` };
      asked.add((await call(`/rest/v1/recipes?title=eq.${name}`, rights)).headers.get('x-request-id'));
      return lines().find(({ requestId, msg }) => requestId && asked.has(requestId) && /^Slow .*\brecipes\b/.test(msg));
    };
    await expect
      .poll(slow, { timeout: 15_000 })
      .toMatchObject({ level: 'warn', msg: expect.stringMatching(/^Slow statement \(\d+ ms\) .*\$1/) });
  });

  it('takes no id that could be confused with anything else', async () => {
    for (const given of [visitor, 'a b', 'x'.repeat(65), '"},{"level":"error"', '1']) {
      const id = (await call('/healthz', { 'X-Request-Id': given })).headers.get('x-request-id');
      expect(id).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('has no address, name, message, token or password, whatever is sent and refused', async () => {
    const before = lines().length;
    const start = site.output().length;
    await call(`/rest/v1/recipes?title=eq.${encodeURIComponent(visitor)}&access_token=${token}`);
    await call('/rest/v1/recipes', { Authorization: `Bearer ${token}` }, { title: name });
    await call(`/nothing/${encodeURIComponent(visitor)}?token=${token}`);
    await call('/auth/v1/token?grant_type=password', {}, { email: visitor, password: token });
    await call('/auth/v1/recover', {}, { email: visitor });
    const contact = { formType: 'contact', name, email: visitor, message: `${name} ${token}` };
    await call('/functions/v1/send-contact-email', {}, contact);
    await call(`/storage/v1/object/public-files/${name}.pdf`, {}, { name });
    await expect
      .poll(
        () =>
          lines()
            .slice(before)
            .filter(({ request }) => request).length,
        { timeout: 15_000 },
      )
      .toBeGreaterThanOrEqual(7);
    expect(site.output().slice(start)).not.toMatch(/grace|hopper|192\.0\.2|f3c1a9e0|@example\.com|eyJ|sb_/i);
  });
});

it('says that it is starting until the database is open, and ready after that', async () => {
  const folder = await emptyDataDir();
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), ADVISOR_DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const seen = new Set<string>();
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer) seen.add(`${answer.status} ${((await answer.json()) as { status: string }).status}`);
    return [...seen];
  };
  await expect.poll(ask, { timeout: 60_000, interval: 10 }).toEqual(['503 starting', '200 ok']);
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(log).toBe('');
  await removeDataDir(folder);
}, 90_000);

it.each([
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be json or text, not "xml".\n'],
  [{ SLOW_STATEMENT_MS: '0' }, 'SLOW_STATEMENT_MS must be a number from 1 to 600000, not "0".\n'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of error, warn, info, debug, not "loud".\n'],
])('refuses %j', async (env, message) => {
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
  let printed = '';
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(printed).toBe(message);
});
