import { fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder, type FolderLock } from './data/lock.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'apps/site/dist');
const STAMP = join(DIST, 'fingerprint.txt');
/** The folder with the build lock. Not in `dist`, which someone may delete. */
const LOCK_DIR = join(ROOT, '.cache/build');
/** Set for everything that a build runs: nested calls must not wait for that build. */
const WITHIN_BUILD = 'ADVISOR_BUILDS';
const RETRY_MS = 500;

export const CLIENT_DIR = join(DIST, 'client');

/**
 * Builds the packages and the site, unless the build's inputs are unchanged. If another process is building, waits for
 * it instead. Rejects with the build's output if it fails.
 */
export async function buildWhenStale(say: (line: string) => void): Promise<void> {
  if (process.env[WITHIN_BUILD] || isBuilt()) return;
  mkdirSync(LOCK_DIR, { recursive: true });
  // A separate process holds the lock and prints to a file: if this one is killed, the build completes and others still
  // wait for it.
  const printed = join(LOCK_DIR, `output-${process.pid}.txt`);
  const file = openSync(printed, 'w');
  try {
    const child = fork(join(import.meta.dirname, 'cli/build.ts'), ['--when-stale'], {
      stdio: ['ignore', file, file, 'ipc'],
    });
    child.on('message', (line) => say(String(line)));
    const code = await new Promise<number | null>((ended, reject) => child.once('error', reject).once('close', ended));
    if (code !== 0) throw new Error(`${readFileSync(printed, 'utf8')}\nThe build failed; the reason is above.`);
  } finally {
    closeSync(file);
    rmSync(printed, { force: true });
  }
}

/**
 * Builds the packages and the site in this process, which holds the lock meanwhile. Waits while another process builds,
 * and with `whenStale` accepts its result if the sources are the same. Returns whether it succeeded.
 */
export async function build({ whenStale = false, signal, say }: BuildOptions): Promise<boolean> {
  const lock = await waitForLock(say, signal);
  try {
    if (whenStale && isBuilt()) return true;
    say(`Building the site. This takes a minute${whenStale ? ', and is skipped while nothing changes' : ''}.`);
    const started = performance.now();
    // Before the build: a file saved while it runs makes the next start build again.
    const made = fingerprint();
    // From here on `dist` is inconsistent. It counts as built again only at the end of a build.
    rmSync(STAMP, { force: true });
    if (!(await runPnpm(['--recursive', '--stream', '--workspace-concurrency=1', 'run', 'build']))) return false;
    writeFileSync(STAMP, made);
    say(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
    return true;
  } finally {
    lock.release();
  }
}

export interface BuildOptions {
  /** Whether to skip the build if it is up to date. @default false */
  whenStale?: boolean;
  /** Stops waiting for another process. A running build completes. */
  signal?: AbortSignal;
  say: (line: string) => void;
}

/** Records that the site alone was built into `dist` by its own script. A full build records itself at its end. */
export function markSiteBuilt(): void {
  if (!process.env[WITHIN_BUILD]) writeFileSync(STAMP, fingerprint());
}

function isBuilt(): boolean {
  const made = existsSync(join(DIST, 'serve.json')) ? builtOf() : undefined;
  if (made === undefined) return false;
  // An image has what was built, and nothing to build it of.
  return !existsSync(join(ROOT, 'packages/ui/src')) || made === fingerprint();
}

/** The fingerprint of the sources of `dist`; undefined if it is missing or incomplete. */
function builtOf(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

async function waitForLock(say: BuildOptions['say'], signal: AbortSignal | undefined): Promise<FolderLock> {
  mkdirSync(LOCK_DIR, { recursive: true });
  for (let tries = 0; ; tries++) {
    const lock = await lockFolder(LOCK_DIR);
    if (lock) return lock;
    if (tries === 0) say('Another program is building the site. Waiting for it.');
    await wait(RETRY_MS, undefined, { signal });
  }
}

/** A hash over the names and contents of everything that the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of buildInputs())
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .toSorted())
    hash.update(`${name}=${process.env[name]}\0`);
  return hash.update(process.version).digest('hex');
}

function buildInputs(): string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
  const paths = [
    ...packages.flatMap((dir) => [join(dir, 'src'), ...configFiles(dir)]),
    join(ROOT, 'apps/site/src'),
    join(ROOT, 'apps/site/build'),
    join(ROOT, 'apps/site/public'),
    ...configFiles(join(ROOT, 'apps/site')),
    ...configFiles(ROOT),
  ];
  return paths
    .flatMap(filesIn)
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .toSorted();
}

/** The files directly in a folder that affect a build: manifests, lockfile, configuration, environment. */
function configFiles(dir: string): string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) return [];
  return readdirSync(dir)
    .filter((name) => /\.(ts|mts|js|mjs|json|yaml|html)$/.test(name) || name.startsWith('.env'))
    .filter((name) => !name.startsWith('vitest'))
    .map((name) => join(dir, name));
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Runs the pnpm that runs us: it may exist only where npx unpacked it. Returns whether it succeeded. */
function runPnpm(args: string[]): Promise<boolean> {
  const current =
    process.env.npm_execpath && /pnpm/.test(process.env.npm_execpath) ? process.env.npm_execpath : undefined;
  const [command, ...prefix] = !current
    ? ['npx', '--yes', 'pnpm@12.21.0']
    : /\.[cm]?js$/.test(current)
      ? [process.execPath, current]
      : [current];
  return new Promise((done, reject) => {
    const child = spawn(command as string, [...prefix, ...args], {
      cwd: ROOT,
      // A build for another environment, such as tests, must not be served.
      env: { ...process.env, NODE_ENV: 'production', [WITHIN_BUILD]: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => done(code === 0));
  });
}
