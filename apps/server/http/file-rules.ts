/* HTTP headers of the site's files: for the embedded server, and for the hosts whose configuration the build writes. */

/** By file extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

export const mediaTypeOf = (extension: string): string => MEDIA_TYPES[extension] ?? 'application/octet-stream';

/** Pages, redirects and 404s: revalidated on each request. */
export const PAGE_CACHE = 'no-cache';
/** Files with a content hash in their names. */
export const ASSET_CACHE = 'public, max-age=31536000, immutable';
export const FILE_CACHE = 'public, max-age=3600';

/** Files with a content hash in their names. */
export const ASSETS = '/assets/';
// FILE-47
/** Documents, which are downloaded rather than opened. */
export const DOCUMENTS = '/files/';
/** Page data and feeds are as fresh as the pages. */
export const DATA_EXTENSIONS = ['.json', '.xml', '.ics'] as const;

/** `Cache-Control` of a file other than a page. */
export function cacheOf(path: string): string {
  if (path.startsWith(ASSETS)) return ASSET_CACHE;
  const isData = path.startsWith(DOCUMENTS) || DATA_EXTENSIONS.some((extension) => path.endsWith(extension));
  return isData ? PAGE_CACHE : FILE_CACHE;
}

/** `Content-Disposition` of a file. */
export const dispositionOf = (path: string): string | undefined =>
  path.startsWith(DOCUMENTS) ? 'attachment' : undefined;

/** Whether a path is a page's file, which is served at the page's URL only. */
export const isPageFile = (path: string): boolean => path.endsWith('.html');
