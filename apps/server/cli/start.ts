import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { answerBackupRequests } from '../backup/online-backup.ts';
import { CLIENT_DIR, buildWhenStale } from '../build.ts';
import { listen } from '../http/listen.ts';
import { lockFolder, lockLost, type FolderLock } from '../data/lock.ts';
import { DEFAULT_OWNER, startServer } from '../server.ts';
import { missingSiteUrl } from '../site-url.ts';
import { dataDir, fail, siteUrlSetting } from './environment.ts';

/** `pnpm start`: builds what is stale, opens the embedded project and serves the site until it is told to stop. */

const port = readPort(process.env.PORT);
const host = process.env.HOST || undefined;
const folder = dataDir();
const siteUrl = siteUrlSetting();
const trustProxy = process.env.TRUST_PROXY === '1';

// The two fatal conditions are checked before the build, not after it.
await listen({ port, host, createServer: () => createServer() }).then((probe) => probe.close(0), fail);
let folderError: unknown;
const lock = await lockOrNone();
await buildWhenStale((line) => console.log(line)).catch(fail);

const server = await startServer({
  dataDir: folder,
  clientDir: CLIENT_DIR,
  port,
  host,
  ...(process.env.OWNER_EMAIL && { ownerEmail: process.env.OWNER_EMAIL }),
  env: process.env,
  siteUrl,
  folderError,
  trustProxy,
}).catch(fail);

if (lock) answerBackupRequests(folder, server);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to every process of the group, and pnpm passes it on: it arrives twice.
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    server.close().then(() => process.exit(0), fail);
  });
}

if (server.databaseError) console.error(server.databaseError);
const hint = missingSiteUrl({ siteUrl, host, trustProxy, url: server.url });
if (hint) console.error(hint);
if ((process.env.SMTP_URL || process.env.SMTP_HOST) && !process.env.MAIL_TO && server.ownerEmail === DEFAULT_OWNER) {
  console.error(`Mails go to ${DEFAULT_OWNER}, which nobody reads. Set MAIL_TO to your address.`);
}
if (server.newOwnerPassword) {
  console.log(
    `\nOwner account, shown this once:\n  email     ${server.ownerEmail}\n  password  ${server.newOwnerPassword}\n` +
      `The password has to be changed at the first sign-in. Until then it is kept in ${folder}/local.json, then in no file.\n`,
  );
}
console.log(`The site is at ${server.url}`);

/** 0 takes any free port. */
function readPort(text: string | undefined): number {
  if (!text) return 4173;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65535) fail(`PORT must be a number from 0 to 65535, not "${text}".`);
  return value;
}

/** The lock of the data folder; null when it cannot be made or written to. The site still runs then, as pages alone. */
async function lockOrNone(): Promise<FolderLock | null> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const taken = await lockFolder(folder);
    if (!taken)
      fail(
        `Another server is already running on ${folder}. Stop it first, or name another folder in ADVISOR_DATA_DIR.`,
      );
    // At once and without closing the database: another server may be using it already.
    taken.onLost(() => fail(lockLost(folder)));
    return taken;
  } catch (error) {
    folderError = error;
    return null;
  }
}
