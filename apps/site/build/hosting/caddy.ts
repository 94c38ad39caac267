import {
  ASSET_CACHE,
  ASSETS,
  DATA_EXTENSIONS,
  DOCUMENTS,
  FILE_CACHE,
  MEDIA_TYPES,
  PAGE_CACHE,
} from '@advisor/server/http/file-rules.ts';
import type { ServeTable } from '../render-site.ts';
import { commonHeaders, pageHeaders, redirectsOf } from './headers.ts';

/** Throws on characters that Caddy would interpret. */
function quote(text: string): string {
  if (/["\\{}`]/.test(text)) throw new Error(`This cannot be written into a configuration of Caddy: ${text}`);
  return `"${text}"`;
}

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];

/** A map from path to names: the first matching row wins, the last is the default. */
const map = (names: string, rows: readonly (readonly [string, ...string[]])[]) =>
  block(
    `map {path} ${names}`,
    rows.map(([path, ...values]) => [path, ...values.map(quote)].join(' ')),
  );

const set = (name: string, value: string) => `header ${name} ${quote(value)}`;

/** A Caddyfile: certificates, redirects, pages at their paths, headers, and the build's precompressed files. */
export function caddyfile(table: ServeTable): string {
  const pages = Object.entries(table.pages);
  const data = DATA_EXTENSIONS.map((extension) => extension.slice(1)).join('|');
  const images = Object.entries(MEDIA_TYPES).filter(([, type]) => type.startsWith('image/'));
  // Pages that others may frame omit the header, or relax it.
  const framed = ['', 'SAMEORIGIN'].flatMap((value) => {
    const those = pages.filter(([, page]) => pageHeaders(page)['X-Frame-Options'] === value);
    return those.length > 0 ? [{ value, paths: those.map(([path]) => path).join(' ') }] : [];
  });
  const { 'Cross-Origin-Resource-Policy': ownPages, ...common } = commonHeaders;
  const send = ['file_server {', '\tprecompressed br gzip', '\thide *.html *.br *.gz', '}'];

  const site = [
    'root * /srv/advisor/client',
    'header {',
    '\t-Server',
    '\tdefer',
    '}',
    ...map('{advisor_target}', [
      ...Object.entries(redirectsOf(table)).map(([from, to]) => [quote(from), to] as const),
      ['default', ''],
    ]),
    ...map('{advisor_file} {advisor_policy} {advisor_cache}', [
      ...pages.map(([path, { file, csp }]) => [quote(path), `/${file}`, csp, PAGE_CACHE] as const),
      [`~^${ASSETS}`, '', common['Content-Security-Policy']!, ASSET_CACHE],
      [`~^${DOCUMENTS}`, '', common['Content-Security-Policy']!, PAGE_CACHE],
      [`~\\.(?:${data})$`, '', common['Content-Security-Policy']!, PAGE_CACHE],
      ['default', '', common['Content-Security-Policy']!, FILE_CACHE],
    ]),
    ...Object.entries(MEDIA_TYPES).map(([extension], index) => `@type${index} path *${extension}`),
    `@images path ${images.map(([extension]) => `*${extension}`).join(' ')}`,
    `@documents path ${DOCUMENTS}*`,
    ...framed.map(({ value, paths }) => `@framed${value} path ${paths}`),
    '@moved expression `{advisor_target} != ""`',
    '@movedWithQuery expression `{advisor_target} != "" && {query} != ""`',
    '@writing not method GET HEAD',
    '@page expression `{advisor_file} != ""`',
    '',
    ...block('route', [
      ...Object.entries(common).map(([name, value]) => set(name, value)),
      set('X-Frame-Options', 'DENY'),
      ...framed.map(({ value }) =>
        value ? `header @framed${value} X-Frame-Options ${quote(value)}` : 'header @framed -X-Frame-Options',
      ),
      ...block('handle @writing', [set('Allow', 'GET, HEAD'), 'respond 405']),
      ...block('handle @moved', [
        set('Cache-Control', PAGE_CACHE),
        set('Cross-Origin-Resource-Policy', ownPages!),
        'redir @movedWithQuery {advisor_target}?{query} 308',
        'redir {advisor_target} 308',
      ]),
      'header Content-Security-Policy {advisor_policy}',
      'header Cache-Control {advisor_cache}',
      set('Cross-Origin-Resource-Policy', ownPages!),
      ...block('handle @page', ['rewrite * {advisor_file}', 'file_server {', '\tprecompressed br gzip', '}']),
      ...block('handle', [
        `header @images Cross-Origin-Resource-Policy ${quote('cross-origin')}`,
        `header @documents Content-Disposition ${quote('attachment')}`,
        ...Object.values(MEDIA_TYPES).map((type, index) => `header @type${index} Content-Type ${quote(type)}`),
        ...send,
      ]),
    ]),
    ...block('handle_errors', [
      ...block('route', [
        '@missing expression `{http.error.status_code} == 404`',
        ...block('handle @missing', [
          set('Content-Security-Policy', table.notFound.csp),
          set('Cache-Control', PAGE_CACHE),
          set('Cross-Origin-Resource-Policy', ownPages!),
          set('Content-Type', MEDIA_TYPES['.html']!),
          'header -Content-Disposition',
          `rewrite * /${table.notFound.file}`,
          'file_server {',
          '\tprecompressed br gzip',
          '}',
        ]),
        'respond "{http.error.status_code} {http.error.status_text}" {http.error.status_code}',
      ]),
    ]),
  ];
  return [
    '# Written by the build. Set "root" to its folder "client".',
    '',
    ...block(new URL(table.siteUrl).hostname, site),
    '',
  ].join('\n');
}
