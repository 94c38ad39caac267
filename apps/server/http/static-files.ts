import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { withOrigin, type Bodies, type Encoding, type OriginChange } from './origin.ts';

/** `serve.json`, which the build writes beside the folder of files. */
export interface ServeTable {
  /** The origin in the addresses that the files name. */
  siteUrl: string;
  /** The name of the site's owner. */
  siteName?: string;
  /** After how many days a message is erased, as the privacy policy says. */
  messagesKeptDays?: number;
  redirects: Record<string, string>;
  /** Path of a page → its file in the client folder, and its Content-Security-Policy. */
  pages: Record<string, { file: string; csp: string }>;
  notFound: { file: string; csp: string };
}

export interface StaticFile {
  type: string;
  /** Of what is sent. */
  hash: string;
  /** The hash of what is on the disk. */
  source: string;
  bodies: Bodies;
}

const TYPES: Readonly<Record<string, string>> = {
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

/** Paths that browsers and crawlers request by themselves, so a 404 is not a broken link. */
const UNREQUESTED_PATHS =
  /^\/(?:favicon\.ico|apple-touch-icon[\w-]*\.png|robots\.txt|sitemap\.xml|(?:app-)?ads\.txt|humans\.txt|browserconfig\.xml|\.well-known\/.*)$/;

/** The pages and files that are served at one time. */
export interface Pages {
  files: ReadonlyMap<string, StaticFile>;
  pages: ReadonlyMap<string, { file: StaticFile; csp: string }>;
  redirects: ReadonlyMap<string, string>;
  notFound: { file: StaticFile; csp: string };
}

export interface StaticSite {
  /** What the build noted. */
  table: ServeTable;
  /** Another one for each build: a hash over everything that it wrote, and over `renderer`. */
  buildId: string;
  answer(request: Request): Response;
  /** Reads a folder of rendered pages, with their `serve.json`, over those of the build. Throws when a page is missing. */
  load(folder: string): Pages;
  /** Serves other pages from the next request on (PUBLISH-4). */
  show(pages: Pages): void;
}

export interface StaticOptions {
  log: (line: string) => void;
  /** The origin that pages, feeds and what crawlers read name. @default the one they were built with */
  siteUrl?: string | undefined;
  /** The asset folders of earlier builds, newest first, for the pages of these builds that are still open somewhere. */
  earlierAssets?: readonly string[];
  /** The program that renders pages of this build. */
  renderer?: string;
}

/**
 * Serves the build output, the published pages over it, and nothing else: the list of files is made once, from these
 * folders, so that no request is ever turned into a path on the disk. HTML is reachable only through the table's pages.
 * Everything is held in memory (some megabytes), in the encodings that the build compressed.
 */
export function openStaticSite(
  clientDir: string,
  { log, siteUrl, earlierAssets = [], renderer }: StaticOptions,
): StaticSite {
  const table = readTable(join(clientDir, '..', 'serve.json'));
  const originChangeOf = ({ siteUrl: from }: ServeTable) =>
    siteUrl && siteUrl !== from ? { from, to: siteUrl } : null;
  const built = readFolder(clientDir, originChangeOf(table));
  const assets = new Map(earlierAssets.toReversed().flatMap((folder) => [...readFolder(folder, null)]));
  let current = pagesOf(built, table);
  // Pages that are open somewhere still ask for what the publication before has added.
  let before: Pages['files'] = new Map();

  const buildId = createHash('sha256')
    .update(JSON.stringify([table, [...built].map(([name, { source }]) => [name, source]).toSorted()]))
    .update(renderer && existsSync(renderer) ? readFileSync(renderer) : '')
    .digest('hex')
    .slice(0, 16);

  const answer = (request: Request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('This address can only be read.\n', {
        status: 405,
        headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
      });
    }
    const { files, pages, redirects, notFound } = current;
    const url = new URL(request.url);
    const path = decode(url.pathname);

    const target = redirects.get(path);
    if (target) return redirect(target + url.search);
    const page = pages.get(path);
    if (page) return send(request, page.file, { status: 200, cache: 'no-cache', csp: page.csp });
    // Only to an existing page: "//elsewhere.example/" must not become an open redirect.
    if (path.endsWith('/') && pages.has(path.slice(0, -1))) return redirect(path.slice(0, -1) + url.search);
    const isAsset = path.startsWith('/assets/');
    const file = path.endsWith('.html')
      ? undefined
      : (files.get(path) ?? (isAsset ? (before.get(path) ?? assets.get(path.slice('/assets'.length))) : undefined));
    if (file) {
      // Data that pages read is as new as they are, and so are feeds.
      const isDocument = path.startsWith('/files/');
      const isData = isDocument || /\.(?:json|xml|ics)$/.test(path);
      const cache = isAsset ? 'public, max-age=31536000, immutable' : isData ? 'no-cache' : 'public, max-age=3600';
      // Open Graph images are shown by other sites.
      const isShared = isAsset || file.type.startsWith('image/');
      return send(request, file, { status: 200, cache, isShared, ...(isDocument && { disposition: 'attachment' }) });
    }
    if (!UNREQUESTED_PATHS.test(path)) log(`Not found: ${url.pathname}`);
    return send(request, notFound.file, { status: 404, cache: 'no-cache', csp: notFound.csp });
  };

  return {
    table,
    buildId,
    answer,
    load(folder) {
      const published = readTable(join(folder, 'serve.json'));
      const rendered = readFolder(folder, originChangeOf(published), (name) => current.files.get(name));
      rendered.delete('/serve.json');
      return pagesOf(new Map([...built, ...rendered]), published);
    },
    show(pages) {
      before = current.files;
      current = pages;
    },
  };
}

function pagesOf(files: ReadonlyMap<string, StaticFile>, table: ServeTable): Pages {
  const pageFile = (name: string) => {
    const file = files.get(`/${name}`);
    if (!file) throw new Error(`serve.json names ${name}, which the build did not write.`);
    return file;
  };
  return {
    files,
    pages: new Map(Object.entries(table.pages).map(([path, page]) => [path, { ...page, file: pageFile(page.file) }])),
    redirects: new Map(Object.entries(table.redirects)),
    notFound: { ...table.notFound, file: pageFile(table.notFound.file) },
  };
}

const readTable = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ServeTable;

interface SendOptions {
  status: number;
  cache: string;
  csp?: string;
  /** Whether pages of other origins may use the file. */
  isShared?: boolean;
  disposition?: string;
}

function send(
  request: Request,
  file: StaticFile,
  { status, cache, csp, isShared = false, disposition }: SendOptions,
): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', file);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const etag = `"${file.hash}-${encoding}"`;
  const headers = new Headers({ 'Cache-Control': cache, ETag: etag });
  if (csp) headers.set('Content-Security-Policy', csp);
  // SITE-22: in a sandboxed frame of another site, a page has no origin.
  if (isShared) {
    headers.set('Access-Control-Allow-Origin', '*');
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  if (file.bodies.br || file.bodies.gzip) headers.set('Vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.type);
  // FILE-47
  if (disposition) headers.set('Content-Disposition', disposition);
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function chooseEncoding(accepted: string, file: StaticFile): Encoding {
  const wanted = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (file.bodies.br && wanted.has('br')) return 'br';
  if (file.bodies.gzip && wanted.has('gzip')) return 'gzip';
  return 'identity';
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false;
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-cache' } });
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** `known` finds a file that was read before: one that has not changed is not compressed again. */
function readFolder(
  dir: string,
  originChange: OriginChange | null,
  known: (name: string) => StaticFile | undefined = () => undefined,
): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = `/${path.slice(dir.length).split(sep).filter(Boolean).join('/')}`;
    const hidden = name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
    if (!entry.isFile() || hidden || /\.(br|gz)$/.test(name)) continue;
    const identity = readFileSync(path);
    const source = hashOf(identity);
    const before = known(name);
    if (before?.source === source) {
      files.set(name, before);
      continue;
    }
    const bodies = (originChange && withOrigin(name, identity, originChange)) ?? readEncodings(path, identity);
    files.set(name, {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      hash: bodies.identity === identity ? source : hashOf(bodies.identity),
      source,
      bodies,
    });
  }
  return files;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22);

function readEncodings(path: string, identity: Buffer<ArrayBuffer>): Bodies {
  return {
    identity,
    ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
    ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
  };
}
