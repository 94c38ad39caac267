import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { parse } from 'node-html-parser';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { viteOptions } from '../../viteOptions.ts';
import { dist } from '../support/builtSite.ts';
import { withoutDay } from '../support/withoutDay.ts';

/** What adding a page takes: a folder with three files, in a copy of the site, which is then rendered by its own build. */

const root = join(import.meta.dirname, '../..');
/** A page with words of its own, a section with entries, and a call. */
const sample = {
  'page.ts': `
import { podcastsCollection, words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/board-workshops',
  title: 'Board Workshops',
  description: 'A morning with your board: three decisions about technology, and who owns each of them afterwards.',
  fields: { hero: words.opening(), podcasts: words.section('Podcasts'), closingCall: words.closingCall() },
  words: {
    hero: {
      label: 'Workshop',
      headline: 'A quorum before noon',
      lead: 'Three decisions, written down and signed.',
    },
    podcasts: { heading: 'Listen first' },
    closingCall: {
      heading: 'Pick a morning',
      text: 'Two dates are enough to begin with.',
      actions: [{ label: 'Contact me', href: '/contact' }],
    },
  },
  entries: { podcasts: podcastsCollection },
});
`,
  'Page.tsx': `
import { ClosingCall, PageOpening, Podcasts } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /board-workshops */
export default function BoardWorkshops({ words, entries }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening {...words.hero} />
      <Podcasts {...words.podcasts} podcasts={entries.podcasts} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
`,
  'Page.stories.tsx': `
import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Board Workshops', tags: ['!autodocs', '!manifest'] };

export const Phone = phone('/board-workshops');
export const Desktop = desktop('/board-workshops');
`,
};

let copy: string;
let server: ViteDevServer;
const files = new Map<string, string>();
let groups: readonly { label: string; href?: string }[];

beforeAll(async () => {
  // Below the project, so that its packages are found; where no tool looks for sources.
  mkdirSync(join(root, 'tests/node_modules'), { recursive: true });
  copy = mkdtempSync(join(root, 'tests/node_modules/.new-page-'));
  const site = join(copy, 'apps/site');
  for (const part of ['src', 'build', 'site.config.ts', 'package.json', 'index.html', 'tsconfig.json'])
    cpSync(join(root, 'apps/site', part), join(site, part), { recursive: true });
  for (const link of ['packages', 'apps/site/node_modules', 'apps/site/public'])
    symlinkSync(join(root, link), join(copy, link));
  const folder = join(site, 'src/pages/board-workshops');
  mkdirSync(folder);
  for (const [name, source] of Object.entries(sample)) writeFileSync(join(folder, name), source);

  server = await createServer({
    root: site,
    configFile: false,
    ...viteOptions,
    plugins: [react(), vanillaExtractPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const load = async <Module>(module: string) => (await server.ssrLoadModule(module)) as Module;
  const { assemble } = await load<{ assemble: (rows: readonly object[]) => unknown }>('/src/content/assemble.ts');
  const { renderSite } = await load<{ renderSite: (...options: unknown[]) => Promise<unknown> }>(
    '/build/render-site.ts',
  );
  ({ contentPages: groups } = await load<{ contentPages: typeof groups }>('/src/content/tabs.ts'));
  const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as { manifest: Record<string, object> };
  // Vite writes it for each page.
  assets.manifest['src/pages/board-workshops/Page.tsx'] = assets.manifest['src/pages/podcasts/Page.tsx']!;
  await renderSite(assemble([]), assets, null, {
    write: async (file: string, content: string | Uint8Array) => files.set(file.replace(/^\//, ''), content.toString()),
    keep: async () => {},
  });
});

afterAll(async () => {
  await server?.close();
  rmSync(copy, { recursive: true, force: true });
});

it('is a folder with as many files as every page has', () => {
  const folders = join(root, 'apps/site/src/pages');
  expect(Object.keys(sample).toSorted()).toEqual(readdirSync(join(folders, 'about')).toSorted());
});

it('has its words, its sections and its entries without scripts', () => {
  const page = parse(files.get('board-workshops.html')!);
  expect(page.querySelector('h1')?.text).toBe('A quorum before noon');
  expect(page.querySelectorAll('h2').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Listen first', 'Pick a morning']),
  );
  expect(page.querySelectorAll('main article').length).toBeGreaterThan(1);
});

it('has its title, description, structured data and picture for shared links', () => {
  const page = parse(files.get('board-workshops.html')!);
  expect(page.querySelector('title')?.text).toMatch(/^Board Workshops · /);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/^A morning with your board/);
  const data = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text) as object);
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  expect([...files.keys()]).toContain('share/board-workshops.png');
});

it('is in the sitemap, in the search and in the owner’s editor', () => {
  expect(files.get('sitemap.xml')).toContain('/board-workshops<');
  expect(files.get('search.json')).toContain('A quorum before noon');
  expect(groups).toContainEqual(expect.objectContaining({ label: 'Board Workshops', href: '/board-workshops' }));
});

it('changes no other page but what names all pages', () => {
  const built = (file: string) => readFileSync(join(dist, 'client', file), 'utf8');
  const others = [...files.keys()].filter((file) => file.endsWith('.html') && file !== 'board-workshops.html');
  expect(others.length).toBeGreaterThan(40);
  // Names of classes are those of development, and `parse` takes what is in <noscript> for text.
  const words = (html: string) =>
    withoutDay(parse(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).querySelector('main')?.text ?? '');
  expect(others.filter((file) => words(files.get(file)!) !== words(built(file)))).toEqual([]);
});
