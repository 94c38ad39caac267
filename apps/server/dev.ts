import { mkdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { answerBackupRequests } from './backup/online-backup.ts';
import { dataDir, fail } from './cli/environment.ts';
import { lockFolder, lockLost } from './data/lock.ts';
import { startServer, type ServerOptions } from './server.ts';
import { readSiteUrl } from './site-url.ts';

const backendPaths = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/supabase.json'];

/**
 * For `pnpm dev`: the embedded back end behind Vite's server, which shows the pages from their sources, on the same data
 * folder as `pnpm start`. Needs no build.
 */
export function embeddedBackend(settings: Pick<ServerOptions, 'messagesKeptDays'>): Plugin {
  return {
    name: 'embedded-backend',
    async config({ server: { port } = {} }) {
      const folder = dataDir();
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const lock = await lockFolder(folder);
      if (!lock) throw new Error(`Another server is already running on ${folder}. Stop it first.`);
      lock.onLost(() => fail(lockLost(folder)));
      const server = await startServer({
        ...settings,
        dataDir: folder,
        clientDir: null,
        port: 0,
        // Vite's server, which developers use, not the one behind it.
        siteUrl: readSiteUrl(process.env.SITE_URL) ?? `http://localhost:${port}`,
        env: process.env,
      });
      answerBackupRequests(folder, server);
      return { server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, server.url])) } };
    },
  };
}
