import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** The real programs in a small project, whose build logs its runs and copies its one source. */

const repository = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: { prepare: string; build: string };
};
const prepare = 'apps/server/cli/prepare.ts';
const source = 'packages/ui/src/index.ts';

/** Stands in for pnpm. Waits for the file `go`, so that a test decides when a build ends. */
const PNPM = `
const { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const say = (line) => appendFileSync('builds.txt', line + '\\n');
say('begins');
mkdirSync('apps/site/dist', { recursive: true });
writeFileSync('apps/site/dist/serve.json', 'half of a build');
writeFileSync('environment.txt', process.env.NODE_ENV);
const timer = setInterval(() => {
  if (!existsSync('go')) return;
  clearInterval(timer);
  if (readFileSync('${source}', 'utf8') === 'wrong') {
    console.log('index.ts is wrong');
    say('fails');
    process.exit(1);
  }
  copyFileSync('${source}', 'apps/site/dist/serve.json');
  say('ends');
}, 20);
`;

let project: string;
const path = (name: string) => join(project, name);
const builds = () =>
  existsSync(path('builds.txt')) ? readFileSync(path('builds.txt'), 'utf8').trim().split('\n') : [];
const save = (text: string) => writeFileSync(path(source), text);
const built = () => readFileSync(path('apps/site/dist/serve.json'), 'utf8');
const letBuildsEnd = () => writeFileSync(path('go'), '');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'advisor-build-'));
  for (const name of ['build.ts', 'cli/build.ts', 'cli/prepare.ts', 'data/lock.ts'])
    cpSync(join(repository, 'apps/server', name), path(`apps/server/${name}`));
  mkdirSync(path('packages/ui/src'), { recursive: true });
  writeFileSync(path('package.json'), '{ "type": "module" }');
  writeFileSync(path('pnpm.cjs'), PNPM);
  save('first');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function run(...args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, npm_execpath: path('pnpm.cjs') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { ended, printed: () => printed, kill: () => child.kill('SIGKILL') };
}

/** Waits for a line of the project's log, or of a program's output. */
const until = (read: () => string | string[], text: string) =>
  expect.poll(read, { timeout: 15_000 }).toEqual(expect.stringMatching(text));

it('runs once for programs that start concurrently on stale sources', async () => {
  const programs = [run(prepare), run(prepare), run(prepare)];
  const waiting = () => programs.filter(({ printed }) => printed().includes('Waiting for it')).length;
  await expect.poll(waiting, { timeout: 15_000 }).toBe(2);
  letBuildsEnd();
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  expect(builds()).toEqual(['begins', 'ends']);
  expect(built()).toBe('first');
  // Not this test's own.
  expect(readFileSync(path('environment.txt'), 'utf8')).toBe('production');

  const later = run(prepare);
  await later.ended;
  expect(later.printed()).toBe('');
});

it('is awaited when started manually, and after the requesting program was killed', async () => {
  const person = run(...scripts.build.split(' ').slice(1));
  await until(() => builds().join(), 'begins');
  const killed = run(prepare);
  await until(killed.printed, 'Waiting for it');
  killed.kill();
  letBuildsEnd();
  expect(await person.ended).toBe(0);
  expect(person.printed()).toMatch(/^Building the site\. .*\nBuilt in \d+ s\.\n$/);

  rmSync(path('go'));
  save('second');
  const wanted = run(prepare);
  await until(wanted.printed, 'Building the site');
  await until(() => builds().join(), 'begins,ends,begins');
  wanted.kill();
  const next = run(prepare);
  await until(next.printed, 'Waiting for it');
  letBuildsEnd();
  expect(await next.ended).toBe(0);
  expect(builds()).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(built()).toBe('second');
});

it('is repeated after a failure, even if the sources are reverted to those of the last build', async () => {
  letBuildsEnd();
  await run(prepare).ended;
  save('wrong');
  const failed = run(prepare);
  await failed.ended;
  expect(failed.printed()).toMatch(/index\.ts is wrong\n\nThe build failed; the reason is above\.\n$/);
  save('first');
  await run(prepare).ended;
  expect(builds()).toEqual(['begins', 'ends', 'begins', 'fails', 'begins', 'ends']);
  expect(built()).toBe('first');
});

it('is repeated if a file was saved while it ran', async () => {
  const first = run(prepare);
  await until(() => builds().join(), 'begins');
  save('saved meanwhile');
  letBuildsEnd();
  await first.ended;
  await run(prepare).ended;
  expect(builds()).toEqual(['begins', 'ends', 'begins', 'ends']);
});

it('is served where there are no sources to make another of, but only when it is whole', async () => {
  letBuildsEnd();
  await run(prepare).ended;
  rmSync(path('packages'), { recursive: true });
  expect(await run(prepare).ended).toBe(0);
  expect(builds()).toEqual(['begins', 'ends']);

  rmSync(path('apps/site/dist/fingerprint.txt'));
  const again = run(prepare);
  await again.ended;
  expect(again.printed()).toMatch(/^Building the site/);
});

it('is not awaited by nested calls', async () => {
  appendFileSync(path('pnpm.cjs'), `require('node:child_process').spawnSync(process.execPath, ['${prepare}']);`);
  letBuildsEnd();
  expect(await run(prepare).ended).toBe(0);
  expect(builds()).toEqual(['begins', 'ends']);
});

it('is skipped if only the manifests are present, and runs when the rest is there', async () => {
  // Through a shell, as in an installation.
  const install = () =>
    run(
      '-e',
      `process.exit(require('child_process').spawnSync(${JSON.stringify(scripts.prepare)}, { shell: true, stdio: 'inherit' }).status)`,
    );
  rmSync(path('apps'), { recursive: true });
  const manifests = install();
  expect(await manifests.ended).toBe(0);
  expect(manifests.printed()).toBe('');

  cpSync(join(repository, 'apps/server/build.ts'), path('apps/server/build.ts'));
  for (const name of ['cli/build.ts', 'cli/prepare.ts', 'data/lock.ts'])
    cpSync(join(repository, 'apps/server', name), path(`apps/server/${name}`));
  letBuildsEnd();
  const whole = install();
  expect(await whole.ended).toBe(0);
  expect(whole.printed()).toMatch(/^Building the site\./);
  expect(builds()).toEqual(['begins', 'ends']);
});
