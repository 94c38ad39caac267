import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findFirefox, findHeadlessBrowser, requireBrowser } from '../browser/find.ts';
import { findPostgres } from '../security/support/postgres-server.ts';

/** Debian's packages that the tests use, and whether what they bring is missing. */
const packages: [name: string, isMissing: () => boolean][] = [
  ['chromium', () => !findBrowser()],
  ['chromium-headless-shell', () => !process.env.BROWSER_PATH && findHeadlessBrowser() === findBrowser()],
  ['firefox-esr', () => !findFirefox()],
  ['webkit2gtk-driver', () => !existsSync('/usr/bin/WebKitWebDriver')],
  ['xvfb', () => !existsSync('/usr/bin/Xvfb')],
  ['postgresql', () => !findPostgres()],
];

/**
 * Installs the browsers and the database server of the tests where they are missing: Debian's, for Chromium also
 * Playwright's. What cannot be installed is named by the tests that need it; without a Chromium there are few others.
 *
 * @throws when there is no Chromium afterwards
 */
export async function installForTests(): Promise<void> {
  const missing = () => packages.filter(([, isMissing]) => isMissing()).map(([name]) => name);
  if (missing().length > 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '--quiet=2']);
    await run('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', ...missing()]);
    // Not every Debian has each of them, and one that is unknown keeps apt-get from installing the others.
    for (const name of missing()) await run('apt-get', ['install', '--yes', '--quiet=2', name]);
  }
  if (!findBrowser()) await run('playwright', ['install', '--with-deps', '--no-shell', 'chromium']);
  requireBrowser();
}

/** Runs a command to its end. What it could not do, the caller sees by what is missing. */
function run(command: string, args: string[]): Promise<void> {
  console.log(`Installing for the tests: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  return new Promise((ended) => child.on('close', () => ended()).on('error', () => ended()));
}
