import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { themeScript } from '@advisor/ui/theme';
import type { Manifest } from 'vite';
import { withAnchors } from './anchors.ts';
import { framedThemeScript } from './framed-theme.ts';
import { headFor } from './head.ts';
import { client, dist, siteUrl, write } from './output.ts';
import { renderPage } from '../src/entry-server.tsx';
import type { Route } from '../src/routing/routes.ts';
import { notFound } from './routes.ts';
import { startScript } from './start-script.ts';

const template = await readFile(join(dist, '../index.html'), 'utf8');
const packagesOf = JSON.parse(await readFile(join(dist, 'packages.json'), 'utf8')) as Record<string, string[]>;
const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest;
/** Every page begins with it, in Vite's manifest. */
const entryModule = 'src/entry-client.tsx';
const script = await startScript();
/** The files of the search's dialog, which it fetches before it imports them (shell/SiteSearch.tsx). */
const searchFiles = filesOf('src/shell/SearchPanel.tsx', new Set(chunksOf(entryModule, new Set())));
const layerOrder = '@layer advisor.reset,advisor.tokens,advisor.base,advisor.components,advisor.overrides;';

// Every page uses both fonts; preloaded, they arrive before the styles request them.
const fonts = (await readdir(join(client, 'assets'))).filter((file) => file.endsWith('.woff2'));

/** Speculation rules: without any script, the browser prerenders the page of a link under the pointer, where it can. */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Guarded pages, and files.
          { not: { href_matches: ['/auth', '/auth?*', '/admin', '/admin/*', '/*.*'] } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** A prerendered page. */
export interface WrittenPage {
  file: string;
  /** Its Content-Security-Policy. */
  csp: string;
  /** The HTML inside its root element. */
  body: string;
}

/** Renders one page to HTML with its own styles inlined. `path` is its address. */
export async function writePage(
  file: string,
  path: string,
  route: typeof notFound & { path?: string },
): Promise<WrittenPage> {
  const { css, sheets, entry, module, preloads, isInteractive } = await assetsOf(route.page);
  // The not-found page logs the missing path, and a guarded page checks who is signed in.
  const start = isInteractive || route === notFound || route.access === 'guarded' ? 'first-frame' : 'interaction';
  const body = withAnchors(await renderPage(path));
  const head = [
    `<script>${themeScriptOf(route)}</script>`,
    headFor(route, siteUrl),
    ...fonts.map((font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`),
    `<style>${css}</style>`,
  ].join('\n    ');
  const html = template
    .replace('<html', () => `<html data-search="${searchFiles.join(' ')}"`)
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--page--></div>',
      () =>
        `<div id="root" data-entry="${entry}" data-module="${module}" data-imports="${preloads.join(' ')}" data-sheets="${sheets.join(' ')}" data-start="${start}"><!--page--></div>\n    <script type="speculationrules">${speculationRules}</script>\n    <script>${script}</script>`,
    );
  await write(
    file,
    html.replace('<!--page-->', () => body),
  );
  return { file, csp: contentSecurityPolicy(css, route), body };
}

const themeScriptOf = ({ framed }: Pick<Route, 'framed'>) => (framed ? framedThemeScript : themeScript);

interface PageAssets {
  /** All styles of the page. */
  css: string;
  /** The addresses of the style sheets they come from, which no page loads. */
  sheets: string[];
  /** The address of the module that starts every page. */
  entry: string;
  /** The address of the page's own module. */
  module: string;
  /** Everything that the page's first load imports. */
  preloads: string[];
  /** Whether the page has a form or a tool. */
  isInteractive: boolean;
}

async function assetsOf(page: string): Promise<PageAssets> {
  const seen = new Set<string>();
  const chunks = [...chunksOf(entryModule, seen), ...chunksOf(`src/${page}.tsx`, seen)].map((key) => manifest[key]!);
  const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const texts = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  return {
    css: layerOrder + texts.join('').replaceAll(/url\((?!["']?(?:\/|data:))["']?([^"')]+)["']?\)/g, 'url(/assets/$1)'),
    sheets: files.map((file) => `/${file}`),
    entry: `/${manifest[entryModule]!.file}`,
    module: `/${manifest[`src/${page}.tsx`]!.file}`,
    preloads: chunks.map((chunk) => `/${chunk.file}`),
    isInteractive: chunks.some(({ file }) => packagesOf[file]!.some((name) => name === 'formik' || name === 'tools')),
  };
}

/** A chunk and all its imports, imports first: the required order of styles. */
function chunksOf(key: string, seen: Set<string>): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((imported) => chunksOf(imported, seen)), key];
}

/** The scripts and sheets of a chunk and of all that it imports, but for those chunks that are known to be there. */
function filesOf(key: string, known: Set<string>): string[] {
  const chunks = chunksOf(key, known).map((name) => manifest[name]!);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map((file) => `/${file}`);
}

/** Scripts only from this origin and the inline ones by their hashes; styles likewise. */
function contentSecurityPolicy(styles: string, { access, framed }: Pick<Route, 'access' | 'framed'>): string {
  const backend = process.env.VITE_SUPABASE_URL ? ` ${new URL(process.env.VITE_SUPABASE_URL).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${[themeScriptOf({ framed }), speculationRules, script].map(hashOf).join(' ')}`,
    `style-src 'self' ${hashOf(styles)}`,
    // Recipes may show pictures from anywhere; the public pages show only their own.
    `img-src 'self' data:${access === 'guarded' ? ' https: http:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ].join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
