import { execFileSync } from 'node:child_process';

/**
 * Installs Debian's packages when one of the programs is missing. Where that is not possible, what needs them is skipped,
 * and says so.
 */
export function installFromDebian(isThere: () => boolean, packages: readonly string[]): void {
  if (isThere()) return;
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    console.log(`Not here yet: apt-get ${args.join(' ')}`);
    try {
      execFileSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 10 * 60_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // Not Debian, or not allowed to.
    }
  }
}
