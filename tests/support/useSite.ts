import { afterAll, beforeAll, beforeEach } from 'vitest';
import { CLIENT_DIR } from '../../apps/server/build.ts';
import type { Clock } from '../../apps/server/clock.ts';
import { startServer, type RunningServer, type ServerOptions } from '../../apps/server/server.ts';
import { newDataDir, readLocal, removeDataDir, serviceClient, type ServedSite } from '../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../journeys/smtp.ts';

export interface TestSite extends ServedSite {
  smtp: MailReceiver;
  /** The time of day of the server. */
  now: Clock['now'];
  /** Lets time pass for the limits and the schedule of the server, in ms. Nothing else does. */
  pass(ms: number): void;
  /** Moves the time of day alone, as a wrong setting does, in ms. */
  moveClock(ms: number): void;
  /** Stops the server, does something to its data folder, and starts it again at the same address, with other settings if they are given. */
  restart(meanwhile?: () => void | Promise<void>, changes?: SiteSettings): Promise<void>;
  /** Why the database is not open; null when it is. */
  databaseError: string | null;
}

type SiteSettings = Partial<Omit<ServerOptions, 'dataDir' | 'port' | 'clock' | 'log'>>;

const DAY = 24 * 60 * 60_000;

/**
 * The real site for the tests of one file, on a copy of a data folder that a first start has left. It runs in the process
 * of the tests, which starts in a third of the time that a program takes, and lets a test say how late it is. It trusts the
 * `X-Forwarded-For` of its requests. Before each test its limits are as if nobody had been there for a day.
 *
 * @param makeDataDir the folder: with the owner's account alone, or with more
 */
export function useSite(
  configure: (smtp: MailReceiver) => SiteSettings | Promise<SiteSettings> = () => ({}),
  makeDataDir: () => Promise<string> = newDataDir,
): TestSite {
  let server: RunningServer;
  let printed = '';
  const elapsed = { ofLimits: 0, ofDay: 0 };
  const clock: Clock = {
    now: () => new Date(Date.now() + elapsed.ofDay),
    monotonic: () => elapsed.ofLimits,
  };
  const site = {
    output: () => printed,
    now: clock.now,
    pass(ms) {
      elapsed.ofLimits += ms;
      elapsed.ofDay += ms;
    },
    moveClock: (ms) => void (elapsed.ofDay += ms),
    async restart(meanwhile, changes) {
      await server.close();
      await meanwhile?.();
      await start({ ...settings, ...changes }, Number(new URL(site.url).port));
    },
  } as TestSite;
  let settings: SiteSettings;

  async function start(options: SiteSettings, port: number) {
    server = await startServer({
      clientDir: CLIENT_DIR,
      trustProxy: true,
      ...options,
      dataDir: site.dataDir,
      port,
      clock,
      log: (line) => void (printed += `${line}\n`),
    });
    const { url, databaseError } = server;
    const local = await readLocal(site.dataDir);
    Object.assign(site, { url, databaseError, local, service: serviceClient(url, local) });
  }

  beforeAll(async () => {
    site.dataDir = await makeDataDir();
    site.smtp = await startMailReceiver();
    settings = await configure(site.smtp);
    await start(settings, 0);
    // The first look for unsent mails began before this call, and has returned what it took of the limits before time passes.
    if (!site.databaseError) await site.service.from('contact_messages').select('id').limit(1);
  });
  beforeEach(() => void (elapsed.ofLimits += DAY));
  afterAll(async () => {
    await server?.close();
    await site.smtp.close();
    await removeDataDir(site.dataDir);
  });
  return site;
}
