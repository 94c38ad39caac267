import {
  ASSET_CACHE,
  ASSETS,
  DATA_EXTENSIONS,
  DOCUMENTS,
  FILE_CACHE,
  MEDIA_TYPES,
  mediaTypeOf,
  PAGE_CACHE,
} from '@advisor/server/http/file-rules.ts';
import type { ServeTable } from '../render-site.ts';
import { commonHeaders, filePolicy, pageHeaders, redirectsOf } from './headers.ts';

/** Throws on characters that nginx would interpret. */
function quote(text: string): string {
  if (/["\\$]/.test(text)) throw new Error(`This cannot be written into a configuration of nginx: ${text}`);
  return `"${text}"`;
}

/** As a regular expression: nginx compares strings case-insensitively. */
const exactly = (path: string) => `"~^${path.replaceAll(/[.*+?()[\]^|]/g, '\\$&')}$"`;

const map = (from: string, to: string, rows: readonly (readonly [string, string])[]) =>
  [
    `map ${from} ${to} {`,
    ...rows.map(([key, value]) => `  ${key} ${value.startsWith('$') ? value : quote(value)};`),
    '}',
  ].join('\n');

/** An nginx site: redirects, pages at their paths, headers, and the build's precompressed files. */
export function nginxConfig(table: ServeTable): string {
  const pages = Object.entries(table.pages);
  const { hostname } = new URL(table.siteUrl);
  const data = DATA_EXTENSIONS.map((extension) => extension.slice(1)).join('|');
  const { 'Content-Security-Policy': _policy, ...others } = commonHeaders;
  const headers = {
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, quote(value)])),
    'Content-Security-Policy': '$advisor_policy',
    'X-Frame-Options': '$advisor_frame_options',
    'Cross-Origin-Resource-Policy': '$advisor_resource_policy',
    'Strict-Transport-Security': '$advisor_https_only',
    'Cache-Control': '$advisor_cache',
    'Content-Disposition': '$advisor_disposition',
    Allow: '$advisor_allow',
  };
  return `# Written by the build. Debian: apt-get install nginx-light libnginx-mod-http-brotli-static, then
#   cp nginx.conf /etc/nginx/conf.d/advisor.conf
# and set "root" below to the folder "client" of the build. "certbot --nginx" adds the certificate.

map_hash_bucket_size 4096;
map_hash_max_size 4096;

${map('$uri', '$advisor_file', [['default', '$uri'], ...pages.map(([path, { file }]) => [exactly(path), `/${file}`] as const)])}

${map('$uri', '$advisor_target', [['default', ''], ...Object.entries(redirectsOf(table)).map(([from, to]) => [quote(from), to] as const)])}

# By the address that was asked for, and by how it is answered.
${map('$status:$advisor_path', '$advisor_policy', [
  ['default', filePolicy],
  ['~^404:', table.notFound.csp],
  ...pages.flatMap(([path, { csp }]) => answered(path).map((key) => [key, csp] as const)),
])}

${map('$advisor_policy', '$advisor_frame_options', [
  ['default', 'DENY'],
  ...[...new Set(pages.map(([, { csp }]) => csp))]
    .filter((csp) => pageHeaders({ csp })['X-Frame-Options'] !== 'DENY')
    .map((csp) => [quote(csp), pageHeaders({ csp })['X-Frame-Options']!] as const),
])}

${map('$status:$advisor_path', '$advisor_cache', [
  ['default', FILE_CACHE],
  ['~^(?:308|4\\d\\d):', PAGE_CACHE],
  ...pages.flatMap(([path]) => answered(path).map((key) => [key, PAGE_CACHE] as const)),
  [`~^(?:2\\d\\d|304):${ASSETS}`, ASSET_CACHE],
  [`~^(?:2\\d\\d|304):(?:${DOCUMENTS}|.*\\.(?:${data})$)`, PAGE_CACHE],
])}

${map('$status:$advisor_path', '$advisor_disposition', [
  ['default', ''],
  [`~^2\\d\\d:${DOCUMENTS}`, 'attachment'],
])}

${map('$sent_http_content_type', '$advisor_resource_policy', [
  ['default', commonHeaders['Cross-Origin-Resource-Policy']!],
  ['~^image/', 'cross-origin'],
])}

${map('$https', '$advisor_https_only', [
  ['default', ''],
  ['on', commonHeaders['Strict-Transport-Security']!],
])}

${map('$status', '$advisor_allow', [
  ['default', ''],
  ['405', 'GET, HEAD'],
])}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root /srv/advisor/client;

  server_tokens off;
  merge_slashes off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

  default_type ${mediaTypeOf('')};
  types {
${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `    "${type}" ${extension.slice(1)};`)
  .join('\n')}
  }

  set $advisor_path $uri;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${value} always;`)
  .join('\n')}

  error_page 404 /${table.notFound.file};
  if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
  }

  location / {
    if ($advisor_target) {
      return 308 $advisor_target$is_args$args;
    }
    try_files $advisor_file =404;
  }
  # The files of pages are served at the addresses of the pages alone, and compressed copies by themselves.
  location ~ \\.(?:html|br|gz)$ {
    internal;
  }
  location ~ /\\.(?!well-known/) {
    return 404;
  }
}
`;
}

/** The status keys of a page that was found or not modified. */
const answered = (path: string) => ['200', '304'].map((status) => quote(`${status}:${path}`));
