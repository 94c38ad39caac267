import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { browserArguments, findOrInstallBrowser } from '../tests/browser/find.ts';
import { freePort } from '../tests/journeys/site.ts';
import { cloneInto } from './clone.ts';
import { writeTable } from './readme.ts';

/**
 * Measures how long a designer waits in Storybook, on a fresh clone of the last commit with its dependencies installed
 * and an empty cache: from `pnpm storybook` to the first story, and from an edit of a story, a component, a style and a
 * token until a browser shows it. Writes its table to README.md and exits with 1 if one misses its goal.
 */

const rounds = 5;
const firstStoryGoal = 12;
/** How long to wait for anything, in ms. */
const timeout = 120_000;

/** An edit: in `file`, `from` becomes `to(round)`; `isShown` runs in the page. Goals are in seconds. */
interface Edit {
  title: string;
  goal: number;
  file: string;
  from: string;
  to: (round: number) => string;
  isShown: (round: number) => boolean;
}

const edits: Edit[] = [
  {
    title: 'an edit of a story',
    goal: 1.5,
    file: 'packages/ui/src/actions/Button/Button.stories.tsx',
    from: `args: { children: 'Send message'`,
    to: (round) => `args: { children: 'Send message ${round}'`,
    isShown: (round) => document.querySelector('#storybook-root button')?.textContent === `Send message ${round}`,
  },
  {
    title: 'an edit of a component',
    goal: 2,
    file: 'packages/ui/src/actions/Button/Button.tsx',
    from: 'type={type}',
    to: (round) => `type={type} title="Round ${round}"`,
    isShown: (round) => document.querySelector(`#storybook-root button[title="Round ${round}"]`) !== null,
  },
  {
    title: 'an edit of a style',
    goal: 2,
    file: 'packages/ui/src/actions/Button/Button.css.ts',
    from: `border: '1px solid transparent'`,
    to: (round) => `letterSpacing: '${round}px', border: '1px solid transparent'`,
    isShown: (round) => {
      const button = document.querySelector('#storybook-root button');
      return button !== null && getComputedStyle(button).letterSpacing === `${round}px`;
    },
  },
  {
    title: 'an edit of a token',
    goal: 3,
    file: 'packages/ui/src/theme/tokens.ts',
    from: `accent: '#0B5D57'`,
    to: (round) => `accent: '#00000${round}'`,
    isShown: (round) => {
      const button = document.querySelector('#storybook-root button');
      const accent = button && getComputedStyle(button).getPropertyValue('--advisor-colour-accent');
      return accent?.trim() === `#00000${round}`;
    },
  },
];

const clone = await mkdtemp(join(tmpdir(), 'advisor-loop-'));
const rows: { title: string; goal: number; seconds: number[] }[] = [];

function addRow(title: string, goal: number, seconds: number[]): void {
  rows.push({ title, goal, seconds: seconds.toSorted((one, other) => one - other) });
  console.log(`${title}: ${seconds.map((each) => each.toFixed(2)).join(', ')} s`);
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: browserArguments });
let end: (() => Promise<unknown>) | undefined;
try {
  cloneInto(clone);
  const start = performance.now();
  const port = await freePort();
  end = startStorybook(port);
  const page = await browser.newPage();
  await firstStory(page, port);
  addRow('`pnpm storybook`, to the first story', firstStoryGoal, [(performance.now() - start) / 1000]);
  for (const edit of edits) addRow(edit.title, edit.goal, await measure(page, edit));
} finally {
  await browser.close();
  await end?.();
  await rm(clone, { recursive: true, force: true, maxRetries: 10 });
}

const medianOf = (sorted: number[]) => sorted[sorted.length >> 1]!;
await writeTable(
  'loop',
  ['from', 'median, s', 'worst, s', 'at most'],
  rows.map(({ title, goal, seconds }) => [
    title,
    medianOf(seconds).toFixed(1),
    seconds.at(-1)!.toFixed(1),
    goal.toFixed(1),
  ]),
);
const missed = rows.filter(({ goal, seconds }) => medianOf(seconds) > goal);
for (const { title, goal } of missed) console.error(`${title} takes longer than ${goal} s.`);
process.exit(missed.length > 0 ? 1 : 0);

/** Returns the call that ends it. */
function startStorybook(port: number): () => Promise<unknown> {
  const storybook = spawn('pnpm', ['exec', 'storybook', 'dev', '--port', String(port), '--exact-port', '--ci'], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Its own process group, to end pnpm's child processes too.
    detached: true,
  });
  const ended = new Promise((resolve) => storybook.once('exit', resolve));
  return () => {
    if (storybook.exitCode === null) process.kill(-storybook.pid!, 'SIGTERM');
    return ended;
  };
}

async function firstStory(page: Page, port: number): Promise<void> {
  const url = `http://localhost:${port}/iframe.html?id=actions-button--primary&viewMode=story`;
  const until = performance.now() + timeout;
  while (!(await page.goto(url).catch(() => null))?.ok()) {
    if (performance.now() > until) throw new Error('Storybook did not answer.');
    await wait(50);
  }
  await page.locator('#storybook-root button').waitFor({ timeout });
}

async function measure(page: Page, { title, file, from, to, isShown }: Edit): Promise<number[]> {
  const path = join(clone, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(from)) throw new Error(`${title}: ${file} has no ${from}`);
  const seconds: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const start = performance.now();
    await writeFile(path, original.replace(from, to(round)));
    await page.waitForFunction(isShown, round, { timeout });
    seconds.push((performance.now() - start) / 1000);
    // What follows an update, such as a reload of the page, belongs to none of them.
    await wait(1_000);
  }
  await writeFile(path, original);
  return seconds;
}
