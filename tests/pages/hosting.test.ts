import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf } from '../../apps/server/http/file-rules.ts';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, it } from 'vitest';
import { dist } from '../support/builtSite.ts';
import { allPages, client, redirects } from './built.ts';

/*
 * SITE-25: the rules that the build writes for hosts that no test can start: read by these hosts' own parsers, they give each
 * address the headers of the embedded server. tests/security/http/hosting.test.ts starts the others.
 */

const file = (name: string) => join(dist, 'hosting', name);
const pages = allPages.filter(({ path }) => path !== '/404');

type Headers = Record<string, string>;

/** The addresses of pages, and files of every folder. */
const files = readdirSync(client, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && ['assets', 'content', 'files', 'share'].includes(entry.name)
    ? readdirSync(join(client, entry.name))
        .filter((name) => !/\.(?:br|gz)$/.test(name))
        .slice(0, 3)
        .map((name) => `/${entry.name}/${name}`)
    : entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name)
      ? [`/${entry.name}`]
      : [],
);

/** What every host must send, by the rules that fit an address. */
function check(rulesOf: (path: string) => Headers[]) {
  const headersOf = (path: string): Headers => {
    const rules = rulesOf(path);
    const names = rules.flatMap((rule) => Object.keys(rule));
    // Hosts disagree on which one counts.
    expect(names, path).toHaveLength(new Set(names).size);
    return Object.assign({}, ...rules) as Headers;
  };
  for (const { path, csp } of pages)
    expect({ path, ...headersOf(path) }).toMatchObject({
      path,
      'Content-Security-Policy': csp,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...(csp.includes("frame-ancestors 'none'") && { 'X-Frame-Options': 'DENY' }),
    });
  for (const { path, csp } of pages)
    if (csp.includes('frame-ancestors *')) expect(headersOf(path)).not.toHaveProperty('X-Frame-Options');
  expect(files.length).toBeGreaterThan(15);
  for (const path of files) {
    const headers = headersOf(path);
    expect({ path, cache: headers['Cache-Control'] }).toEqual({ path, cache: cacheOf(path) });
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
    expect(headers['Content-Disposition']).toBe(path.startsWith('/files/') ? 'attachment' : undefined);
    if (path.endsWith('.png') && !path.startsWith('/assets/'))
      expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  }
}

describe('_headers and _redirects', () => {
  it('are read by Netlify without a complaint', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [file('_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const rules = headers as { for: string; values: Headers }[];
    check((path) =>
      rules
        .filter((rule) => (rule.for.endsWith('*') ? path.startsWith(rule.for.slice(0, -1)) : rule.for === path))
        .map(({ values }) => values),
    );
    const moved = await parseAllRedirects({
      redirectsFiles: [file('_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(moved.errors).toEqual([]);
    expect(
      Object.fromEntries(
        (moved.redirects as { from: string; to: string; status: number }[]).map(({ from, to }) => [from, to]),
      ),
    ).toEqual(redirects);
  });

  it('are within the limits of Cloudflare Pages', () => {
    const lines = readFileSync(file('_headers'), 'utf8').split('\n');
    // developers.cloudflare.com/pages/configuration/headers: 100 rules, 2,000 characters in a line.
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

it('vercel.json is read by Vercel without a complaint', () => {
  const config = JSON.parse(readFileSync(file('vercel.json'), 'utf8')) as Parameters<typeof getTransformedRoutes>[0];
  const { routes, error } = getTransformedRoutes(config);
  expect(error).toBeNull();
  const all = routes as { src?: string; headers?: Headers; continue?: boolean; status?: number }[];
  check((path) =>
    all
      .filter(({ src, headers, status }) => src && headers && !status && new RegExp(src).test(path))
      .map(({ headers }) => headers!),
  );
  for (const [from, to] of Object.entries(redirects))
    expect(all.find(({ src, status }) => status === 308 && src && new RegExp(src).test(from))?.headers).toEqual({
      Location: to,
    });
});
