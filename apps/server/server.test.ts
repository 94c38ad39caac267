import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newDataDir, removeDataDir } from '../../tests/journeys/site.ts';
import { startServer, type RunningServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'advisor-server-'));
const clientDir = join(root, 'dist/client');
const dataDir = join(root, 'data');
const PAGE_CSP = "default-src 'self'; script-src 'self' 'sha256-abc'";
const lines: string[] = [];

let server: RunningServer;

interface LocalFile {
  url: string;
  publishableKey: string;
  secretKey: string;
  ownerEmail: string;
  ownerPassword: string;
  mailDir: string;
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeSite();
  server = await startServer({ dataDir, clientDir, port: 0, log: (line) => lines.push(line) });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  rmSync(root, { recursive: true });
});

/** The type of each kind of file that is served. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  unknown: 'application/octet-stream',
};

function writeSite(): void {
  for (const folder of ['assets', 'files']) mkdirSync(join(clientDir, folder), { recursive: true });
  const home = '<!doctype html><title>Home</title>'.padEnd(2000, ' ');
  writeFileSync(join(clientDir, 'home.html'), home);
  writeFileSync(join(clientDir, 'home.html.br'), brotliCompressSync(home));
  writeFileSync(join(clientDir, 'home.html.gz'), gzipSync(home));
  writeFileSync(join(clientDir, 'shell.html'), '<!doctype html><title>Admin</title>');
  writeFileSync(join(clientDir, '404.html'), '<!doctype html><title>Not found</title>');
  for (const folder of ['.', 'assets', 'files'])
    for (const extension of Object.keys(types)) writeFileSync(join(clientDir, folder, `a.${extension}`), extension);
  writeFileSync(join(clientDir, '.env'), 'SECRET=1');
  writeFileSync(join(root, 'dist/secret.txt'), 'outside');
  writeFileSync(
    join(root, 'dist/serve.json'),
    JSON.stringify({
      siteUrl: 'https://www.example.com',
      redirects: { '/': '/home' },
      pages: {
        '/home': { file: 'home.html', csp: PAGE_CSP },
        '/admin': { file: 'shell.html', csp: PAGE_CSP },
        '/embed/tool': { file: 'home.html', csp: "default-src 'none'; frame-ancestors *" },
      },
      notFound: { file: '404.html', csp: PAGE_CSP },
    }),
  );
}

function local(): LocalFile {
  return JSON.parse(readFileSync(join(dataDir, 'local.json'), 'utf8')) as LocalFile;
}

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { redirect: 'manual', ...init });
}

/** The status of a request whose path is sent exactly as written: fetch would tidy it. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(
      { port: new URL(server.url).port, host: '127.0.0.1', path },
      (response) => (response.resume(), resolve(response.statusCode)),
    )
      .on('error', reject)
      .end();
  });
}

describe('pages', () => {
  it('are served at their exact path, with their own policy, to be checked for news each time', async () => {
    const response = await get('/home');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Home</title>');
    expect(response.headers.get('content-security-policy')).toBe(PAGE_CSP);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/home', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('are compressed for "%s"', async (accepted, encoding) => {
    const response = await get('/home', { headers: { 'accept-encoding': accepted } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    expect(await response.text()).toContain('Home');
  });

  it('answer HEAD without a body', async () => {
    const response = await get('/home', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '2000', '']);
  });

  it.each([
    ['/?a=1', 308, '/home?a=1'],
    ['/home/', 308, '/home'],
    ['/admin/?next=/', 308, '/admin?next=/'],
  ])('%s leads to the right address', async (path, status, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('that are missing are logged, each on one line of bounded length, unless browsers ask for them unbidden', async () => {
    lines.length = 0;
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/.well-known/security.txt']) await rawStatus(path);
    expect(lines).toEqual([]);
    await rawStatus(`/x%0d%0aforged${'y'.repeat(500)}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Not found: \/x%0d%0aforgedy+…$/i);
    expect(lines[0]?.length).toBeLessThanOrEqual(300);
  });

  it.each([
    '/nope',
    '/home.html',
    '/404.html',
    '//evil.example/',
    '/.env',
    '/%2eenv',
    '/../serve.json',
    '/..%2fserve.json',
    '/..%2fsecret.txt',
    '/assets',
    '/assets/',
    '/package.json',
    '/home.html.br',
    '/home%00',
    '/%E0%A4%A',
  ])('there is none at %s', async (path) => expect(await rawStatus(path)).toBe(404));

  it('can only be read', async () => {
    const response = await get('/home', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  const places: [folder: string, cache: (extension: string) => string, disposition: string | null][] = [
    ['/assets/', () => 'public, max-age=31536000, immutable', null],
    // As new as the pages that read them: data and feeds. Documents keep their addresses when they change.
    ['/', (extension) => (['json', 'xml', 'ics'].includes(extension) ? 'no-cache' : 'public, max-age=3600'), null],
    ['/files/', () => 'no-cache', 'attachment'],
  ];

  it.each(Object.entries(types))('.%s have their type and are kept as long as they may be', async (extension, type) => {
    for (const [folder, cache, disposition] of places) {
      const path = `${folder}a.${extension}`;
      const { status, headers } = await get(path);
      const found = ['cache-control', 'content-type', 'content-disposition'];
      expect([path, status, ...found.map((name) => headers.get(name))]).toEqual([
        path,
        200,
        cache(extension),
        type,
        disposition,
      ]);
      // Sandboxed frames need the assets of their page, and other sites show the pictures that they preview a page with.
      const isShared = folder === '/assets/' || type.startsWith('image/');
      const policies = ['cross-origin-resource-policy', 'access-control-allow-origin'].map((name) => headers.get(name));
      expect(policies).toEqual(isShared ? ['cross-origin', '*'] : ['same-origin', null]);
      const again = await get(path, { headers: { 'if-none-match': `"other", W/${headers.get('etag')!}` } });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, cache(extension)]);
    }
  });
});

describe('every answer', () => {
  it.each([
    ['/home', 'no-cache'],
    ['/home/', 'no-cache'],
    ['/', 'no-cache'],
    ['/nope', 'no-cache'],
    ['/assets/nope.js', 'no-cache'],
    ['/healthz', 'no-store'],
    ['/supabase.json', 'no-store'],
    ['/rest/v1/recipes', 'no-store'],
    ['/rest/v1/nope', 'no-store'],
    ['/auth/v1/settings', 'no-store'],
    ['/auth/v1/user', 'no-store'],
    ['/auth/v1/nope', 'no-store'],
    ['/functions/v1/send-contact-email', 'no-store'],
    ['/functions/v1/guide', 'no-store'],
    ['/functions/v1/publish', 'no-store'],
    ['/functions/v1/mail-settings', 'no-store'],
    ['/functions/v1/server-state', 'no-store'],
    ['/functions/v1/nope', 'no-store'],
    ['/storage/v1/object/public/public-files/nope.pdf', 'no-store'],
  ])('of %s is kept as "%s" says, and carries the security headers', async (path, cache) => {
    const headers = { apikey: local().publishableKey };
    const answer = await get(path, { headers });
    expect(answer.headers.get('cache-control')).toBe(cache);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'self'|default-src 'none'/);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });
});

// SITE-22
it('a page that other sites may frame is not kept from them by another header, and no other answer is changed', async () => {
  const { headers } = await get('/embed/tool');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect((await get('/embed/other')).headers.get('x-frame-options')).toBe('DENY');
});

describe('the embedded project', () => {
  it('answers on both loopback addresses', async () => {
    const { port } = new URL(server.url);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect((await fetch(`http://[::1]:${port}/healthz`)).status).toBe(200);
  });

  it('leaves its address and keys to the owner of the machine alone', () => {
    expect(Object.keys(local())).toEqual([
      'url',
      'publishableKey',
      'secretKey',
      'ownerEmail',
      'ownerPassword',
      'mailDir',
    ]);
    expect(local().url).toBe(server.url);
    const modes = readdirSync(dataDir)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]);
    expect(modes).toEqual([
      ['local.json', '600'],
      ['secrets.json', '600'],
    ]);
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
    expect(server.newOwnerPassword).toBe(local().ownerPassword);
  });

  it('tells the page its public key and no other', async () => {
    const text = await (await get('/supabase.json')).text();
    expect(JSON.parse(text)).toEqual({ url: null, publishableKey: local().publishableKey });
  });

  it.each(['/_system/info', '/_system', '/studio', '/admin/v1', '/storage/v1/bucket', '/auth/v1/../../_system/info'])(
    'shows nothing of its inside at %s',
    async (path) => {
      expect(await rawStatus(path)).toBe(404);
    },
  );
});

it('keeps what it has when it starts again, and mails at once what was left unsent', async () => {
  const { publishableKey, secretKey, ownerPassword, mailDir } = local();
  const service = createClient(server.url, secretKey, { auth: { persistSession: false } });
  const unsent = await service
    .from('contact_messages')
    .insert({ form_type: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Still here?' })
    .select()
    .single();
  await server.close();
  await expect(fetch(`${server.url}/home`)).rejects.toThrow();

  server = await startServer({ dataDir, clientDir, port: 0, log: (line) => lines.push(line) });
  expect((await get('/healthz')).status).toBe(200);
  expect(server.newOwnerPassword).toBeNull();
  expect(local()).toMatchObject({ publishableKey, secretKey, ownerPassword, url: server.url });
  await vi.waitFor(() => expect(readdirSync(mailDir)).toEqual([`${unsent.data.id}.eml`]), 30_000);
  const { count } = await createClient(server.url, secretKey, { auth: { persistSession: false } })
    .from('recipes')
    .select('*', { count: 'exact', head: true });
  expect(count).toBe(6);
});

it('serves its pages when the database cannot be opened, and says what to do', async () => {
  const broken = join(root, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'db'), 'not a folder');
  const degraded = await startServer({ dataDir: broken, clientDir, port: 0, log: () => undefined });
  expect(degraded.databaseError).toMatch(
    /damaged and could not be opened .*pnpm restore.*put the folder aside to begin with a new one/,
  );
  expect((await fetch(`${degraded.url}/home`)).status).toBe(200);
  expect((await fetch(`${degraded.url}/healthz`)).status).toBe(503);
  expect((await fetch(`${degraded.url}/rest/v1/recipes`)).status).toBe(503);
  expect(
    (await fetch(`${degraded.url}/auth/v1/token?grant_type=password`, { method: 'POST', body: '{}' })).status,
  ).toBe(503);
  const contact = await fetch(`${degraded.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formType: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Hello' }),
  });
  expect([contact.status, await contact.json()]).toEqual([
    503,
    { success: false, error: expect.stringContaining('could not be stored') },
  ]);
  await degraded.close();
});

it('answers the API alone where the pages are served elsewhere', async () => {
  const folder = await newDataDir();
  const alone = await startServer({ dataDir: folder, clientDir: null, port: 0, log: () => undefined });
  expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${alone.url}/home`)).status).toBe(404);
  await alone.close();
  await removeDataDir(folder);
});

it('names a mail setting that cannot be used, instead of starting', async () => {
  const start = startServer({
    dataDir: join(root, 'broken'),
    clientDir,
    port: 0,
    env: { SMTP_URL: 'mail.example.com' },
  });
  await expect(start).rejects.toThrow('SMTP_URL must look like smtp://user:password@mail.example.com:587.');
});

it('behind a proxy tells the browser to stay on https', async () => {
  const dataDir = join(root, 'broken');
  const behind = await startServer({ dataDir, clientDir, port: 0, trustProxy: true, log: () => undefined });
  const secure = await fetch(`${behind.url}/home`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
  await behind.close();
});
