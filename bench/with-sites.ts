import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startServer, type RunningServer } from '../apps/server/server.ts';
import { browserArguments, findOrInstallBrowser } from '../tests/browser/find.ts';

/**
 * React makes four errors when it starts. With a debugger attached, as here, V8 finds their places in the source by
 * reading all of React again, 40 ms on the slow phone, which no visitor waits for; noted from the start they cost nothing.
 */
const asWithoutDebugger = '--js-flags=--no-enable-lazy-source-positions';

export interface Sites {
  browser: Browser;
  /** An empty folder that goes away afterwards. */
  folder: string;
  /** Serves what was built into `clientDir`; `name` is that of its data folder. Returns the address. */
  serve: (name: string, clientDir: string) => Promise<string>;
}

/** Gives `use` a browser and as many servers as it asks for, and ends all of them after it, or after its failure. */
export async function withSites(use: (sites: Sites) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'advisor-bench-'));
  const servers: RunningServer[] = [];
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
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
