import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startServer, type RunningServer } from '../apps/server/server.ts';
import { browserArguments, requireBrowser } from '../tests/browser/find.ts';

/**
 * React creates four errors when it starts. With a debugger attached, as here, V8 computes their source positions by
 * parsing all of React again, which takes 40 ms on the slow phone. Visitors have no debugger; eager positions avoid it.
 */
const asWithoutDebugger = '--js-flags=--no-enable-lazy-source-positions';

export interface Sites {
  browser: Browser;
  /** An empty folder, removed afterwards. */
  folder: string;
  /** Serves `clientDir` with a data folder called `name`. Returns the address. */
  serve: (name: string, clientDir: string) => Promise<string>;
}

/** Gives `use` a browser and a way to start servers, and ends all of them afterwards, also after a failure. */
export async function withSites(use: (sites: Sites) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-bench-'));
  const servers: RunningServer[] = [];
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...browserArguments, asWithoutDebugger],
  });
  try {
    await use({
      browser,
      folder,
      serve: async (name, clientDir) => {
        const server = await startServer({ dataDir: join(folder, name), clientDir, port: 0, log: () => {} });
        servers.push(server);
        return server.url;
      },
    });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  }
}
