import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';

/** A second server on the same folder is refused, whatever path it uses. */

const root = join(import.meta.dirname, '../../..');
const TIMEOUT_MS = 30_000;
const command = (name: string) => join(root, `apps/server/cli/${name}.ts`);

/** Whether tests can create mounts and namespaces here. If not, they are skipped with a message. */
const isolation = spawnSync('unshare', ['--mount', '--net', 'true']);
const canIsolate = isolation.status === 0;
if (!canIsolate)
  console.warn(`Bind mounts and namespaces are not tested: ${isolation.error?.message ?? isolation.stderr.toString()}`);

let folder: string;
let dataDir: string;
let site: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'advisor-lock-'));
  dataDir = await newDataDir();
  await mkdir(join(folder, 'bound'));
  site = await startSite({ dataDir });
});

afterAll(async () => {
  await site.stop();
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true });
});

/** Ways to access the folder that a socket named by its path would not notice. */
const ways: Record<string, { path: () => string; prefix: () => string[] }> = {
  'under its own path': { path: () => dataDir, prefix: () => [] },
  'in another network namespace': { path: () => dataDir, prefix: () => ['unshare', '--net'] },
  'through a bind mount': {
    path: () => join(folder, 'bound'),
    prefix: () => [
      'unshare',
      '--mount',
      'sh',
      '-c',
      'mount --bind "$0" "$1" && shift && exec "$@"',
      dataDir,
      join(folder, 'bound'),
    ],
  },
  'as another container does, with both': {
    path: () => join(folder, 'bound'),
    prefix: () => [
      'unshare',
      '--mount',
      '--net',
      'sh',
      '-c',
      'mount --bind "$0" "$1" && shift && exec "$@"',
      dataDir,
      join(folder, 'bound'),
    ],
  },
};
const reachable = Object.values(ways).filter(({ prefix }) => canIsolate || prefix().length === 0);
/** Under the own path, and as far from it as can be. */
const nearAndFar = Object.entries(ways).filter(([name]) => /own|both/.test(name) && (canIsolate || /own/.test(name)));

function run(way: (typeof ways)[string], name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const [program, ...rest] = [...way.prefix(), process.execPath, command(name), ...args];
  return spawn(program!, rest, {
    cwd: root,
    env: { ...process.env, ADVISOR_DATA_DIR: way.path(), INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The output and exit code of a command; null if it keeps running, which means a second server has started. */
async function ended(child: ChildProcess) {
  let text = '';
  const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  child.stdout!.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr!.on('data', (data: Buffer) => (text += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(late);
  return { code, text };
}

describe.each(nearAndFar)('a folder that is reached %s', (_, way) => {
  // All commands take the same lock, which each way meets below.
  it.each([
    ['owner', ['you@example.com']],
    ['restore', ['package.json', '--force']],
  ])('is not changed by "pnpm %s"', async (name, args) => {
    const text = expect.stringMatching(/^A server is running on .*Stop it first.*\n$/);
    expect(await ended(run(way, name, args, { INIT_CWD: root }))).toEqual({ code: 1, text });
  });

  it('is backed up by the server that uses it', async () => {
    const file = join(folder, `${crypto.randomUUID()}.tar.gz`);
    expect(await ended(run(way, 'backup', [file]))).toEqual({ code: 0, text: expect.stringContaining(file) });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });
});

it('has no second server, whichever way it is reached, and loses no answered write while others try', async () => {
  const others = Promise.all(
    reachable.map(async (way) => ended(run(way, 'start', [], { PORT: String(await freePort()) }))),
  );
  const write = async () => {
    const { error } = await site.service
      .from('recipes')
      .insert({ title: 'Kept', ingredients: ['Salt'], instructions: 'Wait.' });
    expect(error).toBeNull();
  };
  for (let written = 0; written < 120; written++) await write();
  const refused = { code: 1, text: expect.stringMatching(/^Another server is already running on .*\n$/) };
  expect(await others).toEqual(reachable.map(() => refused));
  await write();

  site.signal('SIGKILL');
  await site.stop();
  site = await startSite({ dataDir });
  const { count } = await site.service.from('recipes').select('*', { count: 'exact', head: true }).eq('title', 'Kept');
  expect(count).toBe(121);
}, 180_000);

it('is free as soon as its server was killed, and a backup that waits for that server is made all the same', async () => {
  // A hanging server holds the lock and does not respond.
  site.signal('SIGSTOP');
  const file = join(folder, 'after.tar.gz');
  const backup = ended(run(ways['under its own path']!, 'backup', [file]));
  await expect.poll(async () => (await readdir(dataDir)).some((name) => name.startsWith('backup-'))).toBe(true);
  site.signal('SIGKILL');
  expect(await backup).toEqual({ code: 0, text: expect.stringContaining(file) });
  site = await startSite({ dataDir });
}, 120_000);

it('a server whose lock file is removed stops before another one begins', async () => {
  await rm(join(dataDir, 'lock'));
  await expect.poll(() => site.output()).toContain(`The lock of ${dataDir} was removed.`);
  expect(await site.stop()).toBe(1);
  site = await startSite({ dataDir });
  const client = createClient(site.url, site.local.publishableKey, { auth: { persistSession: false } });
  const { ownerEmail: email, ownerPassword: password } = site.local;
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
}, 120_000);
