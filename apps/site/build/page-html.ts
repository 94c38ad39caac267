import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { themeScript } from '@advisor/ui/theme';
import { ownBrandStyles, withOwnBrand } from '@advisor/ui/theme/brand';
import type { Manifest } from 'vite';
import { renderPage } from '../src/entry-server.tsx';
import type { ContentOfDocument } from '../src/content/pageContent.ts';
import type { SiteContent } from '../src/content/site.tsx';
import { accountScript } from './account-script.ts';
import { withAnchors } from './anchors.ts';
import { framedThemeScript } from './framed-theme.ts';
import { headFor } from './head.ts';
import type { DescribedRoute } from './routes.ts';

/** What the builds of Vite left for the pages. */
export interface Assets {
  /** `index.html`, the frame that every page fills. */
  template: string;
  manifest: Manifest;
  /** The packages inside each script. */
  packages: Record<string, string[]>;
  /** The script that is inlined in every page. */
  script: string;
  fonts: readonly string[];
  /** The styles of each sheet, by its file. */
  styles: Record<string, string>;
  /** The origin of the hosted project that the scripts ask, if there is one. */
  backend: string | null;
}

/** Every page begins with it, in Vite's manifest. */
const entryModule = 'src/entry-client.tsx';
/** Around each of the owner's pages; loaded after the entry by itself. */
const guardModule = 'src/guarded/Guard.tsx';
const layerOrder = '@layer advisor.reset,advisor.tokens,advisor.base,advisor.components,advisor.overrides;';

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

/** Collects what the pages need, so that they can be written again without the build. */
export async function readAssets(site: string, script: string, backendUrl: string | undefined): Promise<Assets> {
  const client = join(site, 'dist/client');
  const files = (await readdir(join(client, 'assets'))).toSorted();
  const json = async (file: string) => JSON.parse(await readFile(join(site, file), 'utf8')) as never;
  const sheets = files.filter((file) => file.endsWith('.css'));
  return {
    template: await readFile(join(site, 'index.html'), 'utf8'),
    manifest: await json('dist/client/manifest.json'),
    packages: await json('dist/packages.json'),
    script,
    // Every page uses both fonts; preloaded, they arrive before the styles request them.
    fonts: files.filter((file) => file.endsWith('.woff2')),
    styles: Object.fromEntries(
      await Promise.all(
        sheets.map(async (file) => [`assets/${file}`, await readFile(join(client, 'assets', file), 'utf8')] as const),
      ),
    ),
    backend: backendUrl ? new URL(backendUrl).origin : null,
  };
}

/** A prerendered page. */
export interface PageHtml {
  html: string;
  /** Its Content-Security-Policy. */
  csp: string;
  /** The HTML inside its root element. */
  body: string;
}

/** Renders one page to HTML with its own styles inlined, and its content for the scripts. */
export async function pageHtml(route: DescribedRoute, site: SiteContent, assets: Assets): Promise<PageHtml> {
  const { css: shipped, sheets, entry, module, preloads, isInteractive } = assetsOf(route, assets);
  const css = shipped + ownBrandStyles(site.owner);
  // The not-found page logs the missing path, and a guarded page checks who is signed in.
  const start = isInteractive || !route.path || route.access === 'guarded' ? 'first-frame' : 'interaction';
  const content: ContentOfDocument = {
    site,
    ...(route.shown && { page: route.shown }),
    ...(!route.path && { missing: true }),
  };
  const body = withAnchors(await renderPage(route.path ?? '/404', content));
  const isLeft = start === 'interaction' && !hasControls(body);
  /** The files of the search's dialog, which it fetches before it imports them (shell/SiteSearch.tsx). */
  const searchFiles = filesOf('src/shell/SearchPanel.tsx', new Set(chunksOf(entryModule, new Set(), assets)), assets);
  const head = [
    `<script>${headScriptOf(route)}</script>`,
    headFor(route, site),
    ...fontsOf(site, assets).map(
      (font) => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`,
    ),
    `<style>${css}</style>`,
  ].join('\n    ');
  const html = assets.template
    .replace('<html', () => `<html data-search="${searchFiles.join(' ')}"`)
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="_root"><!--page--></div>',
      () =>
        `<div id="_root" data-entry="${entry}" data-module="${isLeft ? '' : module}" data-imports="${(isLeft ? preloads.frame : preloads.all).join(' ')}" data-sheets="${sheets.join(' ')}" data-start="${start}"><!--page--></div>\n    <script type="application/json" id="_content">${jsonInHtml(content)}</script>\n    <script type="speculationrules">${speculationRules}</script>\n    <script>${assets.script}</script>`,
    )
    .replace('<!--page-->', () => body);
  return { html, csp: contentSecurityPolicy(css, route, assets), body };
}

/**
 * Whether the main part of a page has anything to press but links and disclosures. A page without is not hydrated: its
 * scripts are those of the frame around it (docs/decisions/0032-text-is-not-hydrated.md).
 */
function hasControls(body: string): boolean {
  const [main] = /<main\b.*?<\/main>/s.exec(body)!;
  return /<(?:button|dialog|form|iframe|input|select|textarea)\b|contenteditable/.test(main);
}

/** The files of the fonts that the pages use: `newsreader-….woff2` for 'Newsreader'. */
function fontsOf({ owner }: SiteContent, { fonts }: Assets): readonly string[] {
  const { heading, text } = withOwnBrand(owner).font;
  const families = [...`${heading},${text}`.matchAll(/'([^']+)'/g)].map(([, name]) =>
    name!.toLowerCase().replaceAll(' ', '-'),
  );
  return fonts.filter((file) => families.some((family) => file.startsWith(`${family}-latin`)));
}

/** JSON for a script element, which "</script>" in a text would end. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What a page needs to know before its first frame. A framed page has no bar. */
const headScriptOf = ({ framed }: Pick<DescribedRoute, 'framed'>) =>
  framed ? framedThemeScript : `${themeScript};${accountScript}`;

/** Its one button needs its script, and it has no form by which the build would know. */
const guidePage = 'pages/guide/Page';

interface PageAssets {
  /** All styles of the page. */
  css: string;
  /** The addresses of the style sheets they come from, which no page loads. */
  sheets: string[];
  /** The address of the module that starts every page. */
  entry: string;
  /** The address of the page's own module. */
  module: string;
  /** Everything that the page's first load imports: for the frame around it alone, and with the page's own module. */
  preloads: { frame: string[]; all: string[] };
  /** Whether the page has a form or a tool, or is the one that a mail's link to a guide opens. */
  isInteractive: boolean;
}

function assetsOf({ page, access }: Pick<DescribedRoute, 'page' | 'access'>, assets: Assets): PageAssets {
  const { manifest, packages, styles } = assets;
  const seen = new Set<string>();
  const frame = chunksOf(entryModule, seen, assets).map((key) => manifest[key]!);
  // What is around a guarded page is written with it.
  const modules = [...(access === 'guarded' ? [guardModule] : []), `src/${page}.tsx`];
  const chunks = [...frame, ...modules.flatMap((name) => chunksOf(name, seen, assets)).map((key) => manifest[key]!)];
  const addressesOf = (of: readonly { file: string }[]) => of.map(({ file }) => `/${file}`);
  const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const texts = files.map((file) => styles[file]!);
  return {
    css: layerOrder + texts.join('').replaceAll(/url\((?!["']?(?:\/|data:))["']?([^"')]+)["']?\)/g, 'url(/assets/$1)'),
    sheets: files.map((file) => `/${file}`),
    entry: `/${manifest[entryModule]!.file}`,
    module: `/${manifest[`src/${page}.tsx`]!.file}`,
    preloads: { frame: addressesOf(frame), all: addressesOf(chunks) },
    isInteractive:
      page === guidePage ||
      chunks.some(({ file }) => packages[file]!.some((name) => name === 'formik' || name === 'tools')),
  };
}

/** A chunk and all its imports, imports first: the required order of styles. */
function chunksOf(key: string, seen: Set<string>, assets: Assets): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(assets.manifest[key]?.imports ?? []).flatMap((imported) => chunksOf(imported, seen, assets)), key];
}

/** The scripts and sheets of a chunk and of all that it imports, but for those chunks that are known to be there. */
function filesOf(key: string, known: Set<string>, assets: Assets): string[] {
  const chunks = chunksOf(key, known, assets).map((name) => assets.manifest[name]!);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map((file) => `/${file}`);
}

/** Scripts only from this origin and the inline ones by their hashes; styles likewise. */
function contentSecurityPolicy(
  styles: string,
  { access, framed, framedHere }: DescribedRoute,
  { script, backend }: Assets,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[headScriptOf({ framed }), speculationRules, script].map(hashOf).join(' ')}`,
    `style-src 'self' ${hashOf(styles)}`,
    // Recipes may show pictures from anywhere; the public pages show only their own.
    `img-src 'self' data:${access === 'guarded' ? ' https: http:' : ''}`,
    "font-src 'self'",
    `connect-src 'self'${backend ? ` ${backend}` : ''}`,
    "manifest-src 'self'",
    // The editor of content shows the page it edits.
    ...(access === 'guarded' ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? '*' : framedHere ? "'self'" : "'none'"}`,
  ].join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
