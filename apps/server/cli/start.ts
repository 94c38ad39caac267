import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { answerBackupRequests } from '../backup/online-backup.ts';
import { readBackupSchedule, startBackups } from '../backup/schedule.ts';
import { CLIENT_DIR, buildWhenStale } from '../build.ts';
import { listen } from '../http/listen.ts';
import { readPort } from '../http/port.ts';
import { lockFolder, lockLost, type FolderLock } from '../data/lock.ts';
import { DEFAULT_OWNER, startServer } from '../server.ts';
import { createServerLog, openLog } from '../server-log.ts';
import { missingSiteUrl } from '../site-url.ts';
import { dataDir, fail, siteUrlSetting } from './environment.ts';

/** `pnpm start`: builds what is stale, opens the embedded project and serves the site until it is stopped. */

const port = portOrFail();
const host = process.env.HOST || undefined;
const folder = dataDir();
const siteUrl = siteUrlSetting();
const backups = backupsOrFail();
const trustProxy = process.env.TRUST_PROXY === '1';
const { sink, logsRequests, isJsonAlone } = openLogOrFail();
/** Prints to the terminal. */
const say = (line: string) => (isJsonAlone ? sink(line, { level: 'info' }) : console.log(line));
const warn = (line: string) => sink(line, { level: 'warn' });

// The two fatal conditions are checked before the build, not after it.
await listen({ port, host, createServer: () => createServer() }).then((probe) => probe.close(0), fail);
let folderError: unknown;
const lock = await lockOrNone();
await buildWhenStale(say).catch(fail);

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
  log: sink,
  logsRequests,
}).catch(fail);

if (lock) {
  answerBackupRequests(folder, server);
  if (backups)
    startBackups(backups, {
      dataDir: folder,
      backup: (file) => server.backup(file),
      keepAlive: () => undefined,
      log: createServerLog(sink),
    });
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to every process of the group, and pnpm forwards it: it arrives twice.
    if (stopping) return;
    stopping = true;
    say('Stopping …');
    server.close().then(() => process.exit(0), fail);
  });
}

if (server.databaseError) sink(server.databaseError, { level: 'error' });
const hint = missingSiteUrl({ siteUrl, host, trustProxy, url: server.url });
if (hint) warn(hint);
if ((process.env.SMTP_URL || process.env.SMTP_HOST) && !process.env.MAIL_TO && server.ownerEmail === DEFAULT_OWNER) {
  warn(`Mails go to ${DEFAULT_OWNER}, which nobody reads. Set MAIL_TO to your address.`);
}
if (server.newOwnerPassword) {
  if (isJsonAlone)
    // Logs are kept and shared.
    say(`An owner account was made. Its first password is in ${folder}/local.json.`);
  else
    console.log(
      `\nOwner account, shown this once:\n  e-mail    ${server.ownerEmail}\n  password  ${server.newOwnerPassword}\n` +
        `The password has to be changed at the first sign-in. Until then it is kept in ${folder}/local.json, then in no file.\n`,
    );
}
say(`The site is at ${server.url}`);

function backupsOrFail() {
  try {
    return readBackupSchedule(process.env);
  } catch (error) {
    fail(error);
  }
}

function openLogOrFail() {
  try {
    return openLog(process.env, { isTerminal: process.stderr.isTTY });
  } catch (error) {
    fail(error);
  }
}

function portOrFail(): number {
  try {
    return readPort(process.env.PORT, 'PORT') ?? 4173;
  } catch (error) {
    fail(error);
  }
}

/** The data folder's lock; null if it cannot be created or written. The site still runs then, as pages only. */
async function lockOrNone(): Promise<FolderLock | null> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const taken = await lockFolder(folder);
    if (!taken)
      fail(
        `Another server is already running on ${folder}. Stop it first, or name another folder in ADVISOR_DATA_DIR.`,
      );
    // Immediately and without closing the database: another server may already be using it.
    taken.onLost(() => fail(lockLost(folder)));
    return taken;
  } catch (error) {
    folderError = error;
    return null;
  }
}
