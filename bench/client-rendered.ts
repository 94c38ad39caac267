import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { owner } from '@advisor/content';
import { compressAll } from '../apps/site/build/output.ts';

/**
 * Builds the same site without prerendering: one empty page for every address, rendered in the browser. Returns the
 * `clientDir` for `startServer`.
 */
export async function buildClientRendered(folder: string, paths: readonly string[]): Promise<string> {
  const client = join(folder, 'client');
  await build({
    root: join(import.meta.dirname, '../apps/site'),
    configLoader: 'native',
    logLevel: 'error',
    build: { outDir: client, emptyOutDir: true, rolldownOptions: { input: 'index.html' } },
  });
  const page = join(client, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replaceAll(/<!--(?:head|page)-->/g, ''));
  await cp(join(import.meta.dirname, '../apps/site/dist/client/content'), join(client, 'content'), { recursive: true });
  await compressAll(client, 11);
  const served = { file: 'index.html', csp: "default-src 'self' data: 'unsafe-inline'" };
  const pages = Object.fromEntries(paths.map((path) => [path, served]));
  await writeFile(
    join(folder, 'serve.json'),
    JSON.stringify({ siteUrl: owner.siteUrl, redirects: {}, pages, notFound: served }),
  );
  return client;
}
