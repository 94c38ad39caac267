import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { hasPictures } from './pictures.ts';
import { shootStories } from './shoot.ts';
import { buildStorybook, cache, root } from './storybook.ts';

const baselines = join(cache, 'baselines');
/** So many are kept, so that going back and forth between branches costs nothing. */
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
export async function baselinePictures(browser: Browser, commit: string): Promise<string> {
  const folder = join(baselines, `${commit}-${camera(browser)}`);
  if (hasPictures(folder)) {
    console.log(`Baseline ${commit.slice(0, 7)}: already shot`);
    return folder;
  }
  console.log(`Baseline ${commit.slice(0, 7)}: building its Storybook`);
  const storybook = buildInWorktree(commit);
  try {
    await shootStories(browser, storybook, folder);
  } finally {
    rmSync(storybook, { recursive: true, force: true });
  }
  forgetOldBaselines();
  return folder;
}

/** What a screenshot depends on besides the story: the browser and its options. */
function camera(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of [
    'tests/visual/run.ts',
    'tests/visual/shoot.ts',
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
  // What a stopped run left behind.
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

function forgetOldBaselines() {
  const byAge = readdirSync(baselines)
    .map((name) => join(baselines, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of byAge.slice(kept)) rmSync(folder, { recursive: true });
}
