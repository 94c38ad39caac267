import { ASSET_CACHE, ASSETS, cacheOf, DOCUMENTS, FILE_CACHE, PAGE_CACHE } from '@advisor/server/http/file-rules.ts';
import type { ServeTable } from '../render-site.ts';
import { commonHeaders, filePolicy, pageHeaders, type Headers } from './headers.ts';

/*
 * Hosts configured by a list of rules, which serve `about.html` at `/about`. Rules of one path must not set the same
 * header twice: these hosts disagree on precedence.
 */

/** Set by no other rule. */
const everywhere: Headers = Object.fromEntries(
  Object.entries(commonHeaders).filter(
    ([name]) => name !== 'Content-Security-Policy' && name !== 'Cross-Origin-Resource-Policy',
  ),
);

/** For files below a folder. */
const folder = (cache: string, more: Headers = {}): Headers => ({
  'Cache-Control': cache,
  'Content-Security-Policy': filePolicy,
  'X-Frame-Options': 'DENY',
  ...more,
});

/** Other sites embed pictures. */
const forAll: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const image = /\.(?:png|svg|ico)$/;

/** Open Graph images, which other sites embed, and page data. */
const folders: Record<string, Headers> = {
  [ASSETS]: folder(ASSET_CACHE),
  [DOCUMENTS]: folder(PAGE_CACHE, { 'Content-Disposition': 'attachment' }),
  '/content/': folder(PAGE_CACHE),
  '/share/': folder(FILE_CACHE, forAll),
};

const withValue = (headers: Headers) => Object.entries(headers).filter(([, value]) => value !== '');

/** The rules of each path; a trailing `*` matches everything below it. `files` are those next to the pages. */
function rules(table: ServeTable, files: readonly string[]): [string, Headers][] {
  const pages = Object.entries(table.pages).map(([path, page]): [string, Headers] => [
    path,
    { ...pageHeaders(page), 'Cross-Origin-Resource-Policy': commonHeaders['Cross-Origin-Resource-Policy']! },
  ]);
  const beside = files.map((path): [string, Headers] => [path, folder(cacheOf(path), image.test(path) ? forAll : {})]);
  return [
    ['/*', everywhere],
    ...pages,
    ...beside,
    ...Object.entries(folders).map(([path, headers]): [string, Headers] => [`${path}*`, headers]),
  ];
}

/** `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (table: ServeTable, files: readonly string[]): string =>
  rules(table, files)
    .map(([path, headers]) => [path, ...withValue(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');

/** `_redirects` for Netlify and Cloudflare Pages, which remove trailing slashes themselves. */
export const redirectsFile = ({ redirects }: ServeTable): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

/** `vercel.json`. */
export function vercelJson(table: ServeTable, files: readonly string[]): string {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(table.redirects).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
    headers: rules(table, files).map(([path, headers]) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: withValue(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
