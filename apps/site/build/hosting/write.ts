import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedEndings, writeBelow } from '../output.ts';
import type { ServeTable } from '../render-site.ts';
import { caddyfile } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { headersFile, redirectsFile, vercelJson } from './plain-hosts.ts';

// SITE-25
/** Writes configuration for the hosts that can serve the built site, next to the served folder. */
export async function writeHosting(dist: string, table: ServeTable): Promise<void> {
  const entries = await readdir(join(dist, 'client'), { withFileTypes: true });
  const beside = entries
    .filter((entry) => entry.isFile() && !['.html', ...compressedEndings].some((end) => entry.name.endsWith(end)))
    .map(({ name }) => `/${name}`)
    .toSorted();
  const files = {
    'nginx.conf': nginxConfig(table),
    Caddyfile: caddyfile(table),
    _headers: headersFile(table, beside),
    _redirects: redirectsFile(table),
    'vercel.json': vercelJson(table, beside),
  };
  for (const [file, text] of Object.entries(files)) await writeBelow(join(dist, 'hosting'), file, text);
}
