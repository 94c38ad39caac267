import { readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { dist } from '../../support/builtSite.ts';
import { hasWebServers, startCaddy, startNginx, type WebServer } from '../support/web-servers.ts';

/*
 * SITE-25: the configurations that the build writes for nginx and Caddy make them answer each address as the embedded server
 * does. Run against Debian's nginx and Caddy.
 */

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as it is written. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }),
      );
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

const compared = [
  'content-type',
  'content-encoding',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'location',
] as const;

/** What a visitor notices of an answer. */
function noticed({ status, headers }: Answer) {
  return {
    status,
    // nginx writes a page for a redirect, which nobody sees.
    ...Object.fromEntries(
      compared.filter((name) => status !== 308 || name !== 'content-type').map((name) => [name, headers[name]]),
    ),
    // Caches must not give a compressed copy to those who cannot read it.
    isVaried: headers['content-encoding'] ? /accept-encoding/i.test(headers.vary ?? '') : true,
  };
}

function plain({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString(
    'latin1',
  );
}

const client = join(dist, 'client');
const table = JSON.parse(readFileSync(join(dist, 'serve.json'), 'utf8')) as {
  siteUrl: string;
  pages: Record<string, { file: string }>;
  redirects: Record<string, string>;
  notFound: { file: string };
};
const pages = Object.keys(table.pages);
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${join(entry.parentPath, entry.name).slice(client.length).split(sep).filter(Boolean).join('/')}`);
const served = files.filter((path) => !/\.(?:br|gz|html)$/.test(path));

/** A file of each kind. */
const kinds = [...new Map(served.map((path) => [extname(path) + path.split('/')[1], path])).values()];

/** Pages, a file of each kind, and everything beside them that somebody may ask for. */
const addresses = [
  ...pages,
  ...pages.map((path) => `${path}/`),
  ...pages.slice(0, 3).map((path) => `${path}/?type=msp&x=%2F`),
  ...Object.keys(table.redirects).flatMap((path) => [path, `${path}?type=msp`]),
  ...kinds,
  // One of each kind that is not served by its name.
  ...['html', 'br', 'gz'].flatMap((end) => files.filter((path) => path.endsWith(`.${end}`)).slice(0, 5)),
  '/about?type=msp',
  '/%61bout',
  '/About',
  '//about',
  '//elsewhere.example/',
  '/nothing',
  '/nothing/',
  '/nothing.png',
  '/assets',
  '/assets/',
  '/assets/nothing.js',
  '/files/nothing.pdf',
  '/content/nothing.json',
  '/.env',
  '/.git/config',
  '/serve.json',
  '/hosting/nginx.conf',
];

/** Ways out of the folder, which one refuses as a bad request and another as not found. */
const outside = ['/..%2fserve.json', '/../serve.json', '/about/../../serve.json', '/%2e%2e/serve.json'];

describe.skipIf(!hasWebServers())('a static host', () => {
  let dataDir: string;
  let site: Site;
  const servers: Record<string, WebServer> = {};

  beforeAll(async () => {
    dataDir = await newDataDir();
    // The files as they were built: with the address that they name.
    site = await startSite({ dataDir, env: { SITE_URL: table.siteUrl } });
    servers.nginx = await startNginx(join(dist, 'hosting/nginx.conf'), client);
    servers.Caddy = await startCaddy(join(dist, 'hosting/Caddyfile'), client, new URL(table.siteUrl).hostname);
  });

  afterAll(async () => {
    for (const server of Object.values(servers)) await server.stop();
    await site?.stop();
    await removeDataDir(dataDir);
  });

  for (const name of ['nginx', 'Caddy'])
    describe(name, () => {
      /** Asks both for the same, some at a time. */
      async function compare(paths: readonly string[], encoding: string) {
        const headers = { 'accept-encoding': encoding };
        for (let start = 0; start < paths.length; start += 16)
          await Promise.all(
            paths.slice(start, start + 16).map(async (path) => {
              const ours = await ask(site.url, path, headers);
              const theirs = await ask(servers[name]!.url, path, headers);
              expect({ path, ...noticed(theirs) }).toEqual({ path, ...noticed(ours) });
              if (ours.status !== 308) expect(plain(theirs) === plain(ours), path).toBe(true);
            }),
          );
      }

      it('answers every address as the site does', () => compare([...addresses, ...served], 'gzip, br'));

      it.each(['br', 'gzip', 'identity'])('sends what can be read: %s', (encoding) => compare(addresses, encoding));

      it('confirms what has not changed', async () => {
        for (const path of [pages[0]!, '/robots.txt', served.find((file) => file.startsWith('/assets/'))!]) {
          const { headers } = await ask(servers[name]!.url, path);
          const again = await ask(servers[name]!.url, path, { 'if-none-match': headers.etag! });
          expect(again.status).toBe(304);
          expect(again.headers['cache-control']).toBe(headers['cache-control']);
        }
      });

      it('serves nothing beside its folder', async () => {
        for (const path of outside) {
          const answer = await ask(servers[name]!.url, path);
          expect([400, 403, 404], path).toContain(answer.status);
          expect(plain(answer), path).not.toContain('messagesKeptDays');
        }
      });

      it('only lets read', async () => {
        for (const method of ['POST', 'PUT', 'DELETE']) {
          const [ours, theirs] = await Promise.all([
            ask(site.url, '/robots.txt', {}, method),
            ask(servers[name]!.url, '/robots.txt', {}, method),
          ]);
          expect(theirs.status).toBe(ours.status);
          expect(theirs.headers.allow).toBe(ours.headers.allow);
        }
        const head = await ask(servers[name]!.url, '/about', {}, 'HEAD');
        expect(head.status).toBe(200);
        expect(head.body.length).toBe(0);
      });
    });
});
