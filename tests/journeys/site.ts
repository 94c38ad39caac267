import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { MUST_CHANGE } from '../../apps/server/auth/first-password.ts';
import { hashCheaply } from '../../apps/server/auth/test-hashes.ts';
import { openDataFolder, wipeOwnerPassword } from '../../apps/server/data/data-folder.ts';
import { openConnection } from '../../apps/server/database/connection.ts';
import { unoptimized } from '../support/unoptimized.ts';

const root = join(import.meta.dirname, '../..');

/** The owner's password in every test: `startedDataDir` has it in the place of the one that the first start made. */
export const OWNER_PASSWORD = 'ferns by the harbour 7';

/** What `start` leaves in `local.json`; with the owner's password, also where that is in no file any more. */
export interface LocalConfig {
  url: string;
  publishableKey: string;
  secretKey: string;
  ownerEmail: string;
  ownerPassword: string;
  mailDir: string;
}

/** The real site on a data folder of its own. */
export interface ServedSite {
  url: string;
  dataDir: string;
  local: LocalConfig;
  /** What the server has printed so far. */
  output(): string;
  /** A client that may read and write every row. */
  service: SupabaseClient;
}

/** The real site, started as a person starts it. */
export interface Site extends ServedSite {
  /** Of its process. */
  pid: number;
  /** Ends the process as Ctrl-C does and returns its exit code; the data folder stays. */
  stop(): Promise<number | null>;
  /** Sends the process a signal: SIGSTOP lets it hang, SIGKILL takes it away as a power cut does. */
  signal(name: 'SIGSTOP' | 'SIGKILL'): void;
}

/** A free port of this machine, which another program may take meanwhile. A server that can be asked for its port takes 0. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** More owners, each for one attack or to lose the role, with the owner's password. */
export const people = [...Array.from({ length: 16 }, (_, index) => `ana${index}@example.com`), 'guest@example.com'];

/** A folder that nothing was ever started on. */
export const emptyDataDir = () => mkdtemp(join(tmpdir(), 'advisor-data-'));

/**
 * A folder for a site of its own: a copy of what a first start leaves, which takes three times as long as a second one.
 * The owner has changed the first password.
 */
export async function newDataDir(folder?: string): Promise<string> {
  const dataDir = folder ?? (await emptyDataDir());
  cpSync(await startedDataDir(), dataDir, { recursive: true });
  return dataDir;
}

/** The same with the accounts of `people`. */
export async function dataDirWithPeople(): Promise<string> {
  const dataDir = await emptyDataDir();
  cpSync(join(await (known ??= findStarted()), 'people'), dataDir, { recursive: true });
  return dataDir;
}

const started = join(root, '.cache/started');
let known: Promise<string> | undefined;

/** What a first start leaves, made once for a state of the server and the site. Not to be written to. */
export const startedDataDir = () => (known ??= findStarted()).then((made) => join(made, 'data'));

/** The same with the generated password, which has to be changed yet, and what the first start has printed. */
export async function firstStart(): Promise<{ dataDir: string; printed: string }> {
  const made = await (known ??= findStarted());
  return { dataDir: join(made, 'first'), printed: readFileSync(join(made, 'printed.txt'), 'utf8') };
}

async function findStarted(): Promise<string> {
  const hash = createHash('sha256');
  const sources = globSync(
    [
      'apps/server/**/*.ts',
      'supabase/**/*.{ts,sql}',
      'pnpm-lock.yaml',
      'apps/site/dist/fingerprint.txt',
      'tests/journeys/site.ts',
    ],
    { cwd: root, exclude: ['**/node_modules', '**/*.test.ts'] },
  );
  for (const file of sources.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  const made = join(started, hash.digest('hex').slice(0, 16));
  if (existsSync(made)) return made;

  await mkdir(started, { recursive: true });
  for (const name of await readdir(started))
    if (!name.startsWith('draft-')) await rm(join(started, name), { recursive: true, force: true });
  const draft = await mkdtemp(join(started, 'draft-'));
  const dataDir = join(draft, 'data');
  const site = await startSite({ dataDir });
  await site.stop();
  writeFileSync(join(draft, 'printed.txt'), site.output());
  cpSync(dataDir, join(draft, 'first'), { recursive: true });
  const database = await openConnection(join(dataDir, 'db'));
  await hashCheaply(database, [site.local.ownerEmail], OWNER_PASSWORD);
  await database.driver.unsafe('update auth.users set raw_app_meta_data = raw_app_meta_data - $1::text', [MUST_CHANGE]);
  await database.close();
  wipeOwnerPassword(await openDataFolder(dataDir, site.local.ownerEmail));
  cpSync(dataDir, join(draft, 'people'), { recursive: true });
  await addPeople(join(draft, 'people'));
  // Another process may have made it meanwhile.
  await rename(draft, made).catch(() => rm(draft, { recursive: true }));
  return made;
}

/** Copies the account of the owner, the only one there is, for each of `people`: hashing their passwords would take longest. */
async function addPeople(dataDir: string): Promise<void> {
  const database = await openConnection(join(dataDir, 'db'));
  await database.driver.unsafe(
    `with made as (
       insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
       select gen_random_uuid(), address, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data
       from auth.users, unnest($1::text[]) address returning id, email
     ), identified as (
       insert into auth.identities (id, provider, provider_id, user_id, identity_data)
       select gen_random_uuid(), provider, made.id, made.id,
         identity_data || jsonb_build_object('sub', made.id, 'email', made.email)
       from auth.identities, made
     )
     insert into public.user_roles (user_id, role) select id, 'admin' from made`,
    [people],
  );
  await database.close();
}

export const removeDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true });

const noProject: LocalConfig = {
  url: '',
  publishableKey: '',
  secretKey: 'none',
  ownerEmail: '',
  ownerPassword: '',
  mailDir: '',
};

/** Runs `start` and waits until it says where the site is. Rejects with its output when it ends before. */
export async function startSite(options: {
  dataDir: string;
  /** Only one that another server holds or has just held. @default any free one */
  port?: number;
  env?: NodeJS.ProcessEnv;
  withoutDatabase?: boolean;
}): Promise<Site> {
  const child = spawn('node', [...unoptimized, 'apps/server/cli/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(options.port ?? 0), ADVISOR_DATA_DIR: options.dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));

  const url = await address(child, () => printed);
  const local = options.withoutDatabase ? noProject : await readLocal(options.dataDir);
  return {
    url,
    pid: child.pid!,
    dataDir: options.dataDir,
    local,
    output: () => printed,
    service: serviceClient(url, local),
    stop: () => stop(child),
    signal: (name) => void child.kill(name),
  };
}

export const serviceClient = (url: string, { secretKey }: LocalConfig) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** The `local.json` of a site that runs. */
export async function readLocal(dataDir: string): Promise<LocalConfig> {
  const local = JSON.parse(await readFile(join(dataDir, 'local.json'), 'utf8')) as LocalConfig;
  return { ...local, ownerPassword: local.ownerPassword ?? OWNER_PASSWORD };
}

/** Where the site is, which `start` prints last. Something hangs when it does not within two minutes. */
function address(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const hangs = setTimeout(() => child.kill('SIGKILL'), 110_000);
    child.stdout!.on('data', () => {
      const said = /^The site is at (\S+)$/m.exec(printed())?.[1];
      if (said) resolve(said);
      if (said) clearTimeout(hangs);
    });
    child.once('close', (code, signal) => {
      clearTimeout(hangs);
      reject(new Error(`start ended with ${code ?? signal}:\n${printed()}`));
    });
  });
}

function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGINT');
  });
}
