import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { screenshotStories } from './screenshots.ts';
import { buildStorybook, cache, root } from './storybook.ts';

const baselines = join(cache, 'baselines');
/** How many are cached: switching between branches then costs nothing. */
const kept = 4;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const isCommit = (ref: string) =>
  spawnSync('git', ['rev-parse', '--quiet', '--verify', `${ref}^{commit}`], { cwd: root, stdio: 'ignore' }).status ===
  0;

/**
 * The commit to compare with: the given one, otherwise where the branch left main. On main itself it is
 * the last commit while something is not committed, else the one before.
 */
export function baseCommit(ref?: string): string {
  if (ref !== undefined && !isCommit(ref)) throw new Error(`There is no commit "${ref}" to compare with.`);
  if (ref !== undefined) return git('rev-parse', `${ref}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  const main = ['main', 'origin/main'].find(isCommit);
  const base = main ? git('merge-base', main, 'HEAD') : head;
  if (base !== head || git('status', '--porcelain') !== '') return base;
  return git('rev-parse', '--verify', 'HEAD~1^{commit}');
}

/** The folder with the screenshots of a commit, taken by this browser on this machine, now or earlier. */
export async function baselineScreenshots(browser: Browser, commit: string): Promise<string> {
  const folder = join(baselines, `${commit}-${conditions(browser)}`);
  if (existsSync(folder)) {
    console.log(`Baseline ${commit.slice(0, 7)}: cached`);
    return folder;
  }
  console.log(`Baseline ${commit.slice(0, 7)}: building its Storybook`);
  const storybook = buildInWorktree(commit);
  const taken = join(cache, 'baseline');
  const failures = await screenshotStories(browser, storybook, taken);
  rmSync(storybook, { recursive: true, force: true });
  for (const { story, message } of failures) console.error(`${story} failed in the baseline: ${message}`);
  // Not cached: it may succeed the next time.
  if (failures.length > 0) return taken;
  mkdirSync(baselines, { recursive: true });
  renameSync(taken, folder);
  removeOldBaselines();
  return folder;
}

/** A hash of what a screenshot depends on besides the story: the browser and its options. */
function conditions(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of [
    'tests/visual/run.ts',
    'tests/visual/screenshots.ts',
    'tests/visual/storybookPage.ts',
    '.storybook/modes.ts',
  ])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Builds the Storybook of a commit without touching the working tree. */
function buildInWorktree(commit: string): string {
  const worktree = mkdtempSync(join(tmpdir(), 'advisor-baseline-'));
  const storybook = join(cache, `storybook-${commit}`);
  // Left behind by a stopped run.
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', '--force', worktree, commit);
  try {
    execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], {
      cwd: worktree,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    buildStorybook(worktree, storybook);
  } finally {
    git('worktree', 'remove', '--force', worktree);
  }
  return storybook;
}

function removeOldBaselines() {
  const byAge = readdirSync(baselines)
    .map((name) => join(baselines, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of byAge.slice(kept)) rmSync(folder, { recursive: true });
}
