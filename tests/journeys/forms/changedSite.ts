import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, preview, type Plugin } from 'vite';
import { viteOptions } from '../../../viteOptions.ts';

/**
 * Builds the site with some of its modules changed by `transform`, and serves it. Pages are rendered in the browser, so that
 * one file serves every address. `proxy` maps expressions for paths to servers.
 */
export async function serveChangedSite(transform: Plugin['transform'], proxy: Record<string, string> = {}) {
  const outDir = await mkdtemp(join(tmpdir(), 'advisor-changed-'));
  const site = {
    ...viteOptions,
    root: join(import.meta.dirname, '../../../apps/site'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  } as const;
  const changed: Plugin = {
    name: 'changed-site',
    enforce: 'pre',
    transform,
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: '/src/entry-client.tsx' }, injectTo: 'body' }],
    },
  };
  await build({ ...site, plugins: [changed, vanillaExtractPlugin()] });
  // What its pages show, as they ship.
  await cp(join(site.root, 'dist/client/content'), join(outDir, 'content'), { recursive: true });
  const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0, proxy } });
  return {
    url: server.resolvedUrls!.local[0]!.replace(/\/$/, ''),
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

export type ChangedSite = Awaited<ReturnType<typeof serveChangedSite>>;
