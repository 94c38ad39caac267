import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lockFolder } from './data/lock.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'apps/site/dist');
const STAMP = join(DIST, 'fingerprint.txt');

export const CLIENT_DIR = join(DIST, 'client');

/** Builds the packages and the site, unless nothing that the build reads has changed since the last one. */
export async function buildWhenStale(say: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  // Two builds would delete each other's files. A process that has waited finds the site built.
  await inTurn(join(ROOT, '.cache/build'), () => buildNow(say));
}

const isBuilt = (made = fingerprint()) =>
  existsSync(join(DIST, 'serve.json')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === made;

/** Runs `work` while it holds the lock of a folder. The system releases the lock of a process that dies. */
export async function inTurn(folder: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let lock = await lockFolder(folder);
  for (; !lock; lock = await lockFolder(folder)) await setTimeout(200);
  try {
    await work();
  } finally {
    lock.release();
  }
}

async function buildNow(say: (line: string) => void): Promise<void> {
  const before = fingerprint();
  if (isBuilt(before)) return;
  say('Building the site. This takes a minute, and is skipped while nothing changes.');
  const started = performance.now();
  await runPnpm(['run', 'build']);
  say(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
  // As it was before the build: a file saved while it ran makes the next start build again.
  markBuilt(before);
}

/** Notes what the build in `dist` was made of, so that `start` need not make it again. The build calls it last. */
export function markBuilt(made = fingerprint()): void {
  writeFileSync(STAMP, made);
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

/** The files directly in a folder that steer a build: manifests, lockfile, configuration, environment. */
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

/** Runs the pnpm that runs us: it may exist only where npx unpacked it. */
function runPnpm(args: string[]): Promise<void> {
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
      stdio: ['ignore', 'pipe', 'pipe'],
      // A test runner sets NODE_ENV to `test`, which builds React for development. `production` would let pnpm leave out
      // the tools of the build if it had to install first.
      env: { ...process.env, NODE_ENV: undefined },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => output.push(data));
    child.stderr.on('data', (data: Buffer) => output.push(data));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return done();
      reject(new Error(`${Buffer.concat(output).toString()}\nThe build failed; the reason is above.`));
    });
  });
}
