import { execFileSync, spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArguments, requireBrowser } from '../tests/browser/find.ts';
import { freePort } from '../tests/journeys/site.ts';
import { writeTable } from './readme.ts';

/**
 * Measures, on a fresh clone of the last commit with its dependencies installed: the first response of `pnpm start`, the
 * first page of `pnpm dev`, a full build, the Storybook build and the test command. Writes its table to README.md and
 * exits with 1 if one takes longer than its goal.
 */

const root = join(import.meta.dirname, '..');
const clone = await mkdtemp(join(tmpdir(), 'advisor-build-times-'));

/** The measured commands; some must be stopped afterwards. */
type Work = () => void | Promise<() => Promise<unknown>>;

const measures: { title: string; goal: number; work: Work }[] = [
  { title: '`pnpm start` after the installation, with a new database', goal: 10, work: firstAnswer },
  { title: '`pnpm dev` after an edit of the content, to its first page in a browser', goal: 10, work: firstPage },
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

async function firstAnswer(): Promise<() => Promise<unknown>> {
  return (await answering('start')).stop;
}

async function firstPage(): Promise<() => Promise<unknown>> {
  await appendFile(join(clone, 'apps/site/src/pages/home/page.ts'), '\n// Edited.\n');
  const [site, browser] = await Promise.all([
    answering('dev'),
    chromium.launch({ executablePath: requireBrowser(), args: browserArguments }),
  ]);
  const page = await browser.newPage();
  await page.goto(`${site.url}/home`);
  await page.locator('h1').waitFor();
  return () => Promise.all([browser.close(), site.stop()]);
}

/** Runs a script that starts the site, as a person does, and waits until it answers. */
async function answering(script: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await freePort();
  // Vite listens on the name alone, which may be the address of IPv6.
  const url = `http://localhost:${port}`;
  const site = spawn('pnpm', ['run', script], {
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
    answered = await fetch(`${url}/home`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  if (!answered) throw new Error(`\`pnpm ${script}\` ended with ${site.exitCode} before its first answer.`);
  return {
    url,
    stop() {
      process.kill(-site.pid!, 'SIGTERM');
      return ended;
    },
  };
}
