import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { owner } from '@advisor/content';
import { themeScript } from '@advisor/ui/theme';
import type { Manifest } from 'vite';

/**
 * Writes every page to HTML with its own styles inside, and `dist/serve.json`, which tells a server the file,
 * the redirects and the Content-Security-Policy of each address. Runs after the two builds of Vite.
 */

const dist = join(import.meta.dirname, 'dist');
const client = join(dist, 'client');
const siteUrl = (process.env.SITE_URL ?? owner.siteUrl).replace(/\/+$/, '');

const { renderPage, headFor, routes, notFound, homePath } = (await import(
  './dist/server/entry-server.js' as string
)) as typeof import('./src/entry-server.tsx');
const template = await readFile(join(client, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A chunk and all that it imports, imports first: the order in which styles must stand. */
function chunksOf(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((imported) => chunksOf(imported, seen)), key];
}

interface PageAssets {
  /** The page's styles, whole. */
  css: string;
  /** The address of the page's own module. */
  module: string;
  /** Everything that the page's first load imports, so that it is fetched in one round trip. */
  preloads: string[];
}

async function assetsOf(page: string): Promise<PageAssets> {
  const seen = new Set<string>();
  const chunks = [...chunksOf('index.html', seen), ...chunksOf(`src/${page}.tsx`, seen)].map((key) => manifest[key]!);
  const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const sheets = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  return {
    css: layerOrder + sheets.join('').replaceAll(/url\((?!["']?(?:\/|data:))["']?([^"')]+)["']?\)/g, 'url(/assets/$1)'),
    module: `/${manifest[`src/${page}.tsx`]!.file}`,
    preloads: chunks.map((chunk) => `/${chunk.file}`),
  };
}

const layerOrder = '@layer reset,tokens,base,components,overrides;';

// Every page is set in both fonts; asked for at once, they arrive before the styles would ask for them.
const fonts = (await readdir(join(client, 'assets'))).filter((file) => file.endsWith('.woff2'));

async function writePage(file: string, path: string, route: typeof notFound & { path?: string }): Promise<string> {
  const { css, module, preloads } = await assetsOf(route.page);
  const head = [
    `<script>${themeScript}</script>`,
    headFor(route, siteUrl),
    ...fonts.map((font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" />`),
    `<style>${css}</style>`,
  ].join('\n    ');
  const html = template
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--page--></div>', '<div id="root" data-module="' + module + '"><!--page--></div>');
  const page = await renderPage(path);
  await write(file, html.replace('<!--page-->', () => page));
  return contentSecurityPolicy(css, route.access === 'guarded');
}

/** Scripts only from this origin and the one inline script by its hash; styles likewise. */
function contentSecurityPolicy(css: string, guarded: boolean): string {
  const backend = process.env.VITE_SUPABASE_URL ? ` ${new URL(process.env.VITE_SUPABASE_URL).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(themeScript)}`,
    `style-src 'self' ${hashOf(css)}`,
    // Recipes may show pictures from anywhere; the public pages show only their own.
    `img-src 'self' data:${guarded ? ' https: http:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function write(file: string, text: string) {
  const path = join(client, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Puts a brotli and a gzip copy beside every text file that gains from it. */
async function compressAll() {
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(html|js|css|svg|json|txt|xml)$/.test(file.name));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const source = await readFile(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(source, { level: 9 }),
      ]);
      if (br.length < source.length) await writeFile(`${path}.br`, br);
      if (gz.length < source.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}

const pages: Record<string, { file: string; csp: string }> = {};
for (const route of routes) {
  const file = `${route.path.slice(1)}.html`;
  pages[route.path] = { file, csp: await writePage(file, route.path, route) };
}
const notFoundPage = { file: '404.html', csp: await writePage('404.html', '/404', notFound) };

await rm(join(client, 'index.html'));
await rm(join(client, 'manifest.json'));
await compressAll();
await writeFile(
  join(dist, 'serve.json'),
  JSON.stringify({ redirects: { '/': homePath }, pages, notFound: notFoundPage }, null, 2),
);
console.log(`${routes.length + 1} pages written to ${relative(process.cwd(), client)}`);
