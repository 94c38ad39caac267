import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/journeys/site.ts';
import { writeTable } from './readme.ts';

/**
 * Measures, on a fresh clone of the last commit with its dependencies installed: the first response of `pnpm start`, a
 * full build, the Storybook build and the test command. Writes its table to README.md and exits with 1 if one takes
 * longer than its goal.
 */

const root = join(import.meta.dirname, '..');
const clone = await mkdtemp(join(tmpdir(), 'advisor-build-times-'));

/** The measured commands; some must be stopped afterwards. */
type Work = () => void | Promise<() => Promise<unknown>>;

const measures: { title: string; goal: number; work: Work }[] = [
  { title: '`pnpm start` after the installation, with a new database', goal: 10, work: firstAnswer },
  { title: '`pnpm build`, which begins from nothing', goal: 90, work: () => pnpm('run', 'build') },
  { title: '`pnpm build-storybook`', goal: 60, work: () => pnpm('run', 'build-storybook', '--quiet') },
  { title: '`pnpm test`', goal: 12 * 60, work: () => pnpm('run', 'test') },
];

const rows: { title: string; goal: number; seconds: number }[] = [];
try {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], { stdio: 'inherit' });
  pnpm('install', '--frozen-lockfile', '--prefer-offline');
  for (const { title, goal, work } of measures) {
    const start = performance.now();
    const stop = await work();
    rows.push({ title, goal, seconds: (performance.now() - start) / 1000 });
    console.log(`${title}: ${rows.at(-1)!.seconds.toFixed(1)} s`);
    await stop?.();
  }
} finally {
  await rm(clone, { recursive: true, force: true });
}

await writeTable(
  'build-times',
  ['what is waited for', 'seconds', 'at most'],
  rows.map(({ title, goal, seconds }) => [title, seconds.toFixed(1), String(goal)]),
);
const missed = rows.filter(({ goal, seconds }) => seconds > goal);
for (const { title, goal } of missed) console.error(`${title} takes longer than ${goal} s.`);
process.exit(missed.length > 0 ? 1 : 0);

function pnpm(...args: string[]) {
  execFileSync('pnpm', args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Starts the site with `pnpm start` and waits for its first response. Returns a function that stops it. */
async function firstAnswer(): Promise<() => Promise<unknown>> {
  const port = await freePort();
  const site = spawn('pnpm', ['run', 'start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own process group, so that pnpm's child processes end too.
    detached: true,
  });
  const ended = new Promise((resolve) => site.once('exit', resolve));
  let answered = false;
  while (!answered && site.exitCode === null) {
    await wait(50);
    answered = await fetch(`http://127.0.0.1:${port}/home`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  if (!answered) throw new Error(`\`pnpm start\` ended with ${site.exitCode} before its first answer.`);
  return () => {
    process.kill(-site.pid!, 'SIGTERM');
    return ended;
  };
}
