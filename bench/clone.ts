import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Clones the last commit into an empty folder, and installs its dependencies, which includes a build. */
export function cloneInto(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder], { stdio: 'inherit' });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
