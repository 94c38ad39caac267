import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const regCli = join(import.meta.dirname, '../node_modules/.bin/reg-cli');

/**
 * Compares the screenshots in `expected/` and `actual/` of a folder pixel by pixel, prints those that differ, are new or
 * are missing, and writes the report beside them: `index.html`, which needs nothing from outside the folder, and the same
 * for programs in `reg.json`. Returns whether all screenshots are the same.
 * Of screenshots of different sizes, what only one has is compared with white, which is no theme's background.
 */
export function compareScreenshots(folder: string): boolean {
  const directories = ['actual', 'expected', 'diff'];
  const reports = ['--report', 'index.html', '--json', 'reg.json'];
  // One browser on one machine took both, so no difference is too small to count: all thresholds stay 0.
  const options = ['--extendedErrors', '--concurrency', String(availableParallelism())];
  const { status } = spawnSync(regCli, [...directories, ...reports, ...options], { cwd: folder, stdio: 'inherit' });
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`reg-cli ended with ${status} and wrote no report.`);
  return status === 0;
}
