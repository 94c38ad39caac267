import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const systemFirefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Flags that let Chromium run as root in a container and keep it from calling home. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium to test with: the one named by `BROWSER_PATH`, else Playwright's own, else one of
 * the system. `undefined` when there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH is ${named}, but there is no such file.`);
    return named;
  }
  return [chromium.executablePath(), ...systemBrowsers].find((path) => path && existsSync(path));
}

/** Like `findBrowser`, but prefers a headless build: a fifth less CPU time, and no prerendering of pages. */
export function findHeadlessBrowser(): string | undefined {
  const headless = '/usr/bin/chromium-headless-shell';
  return !process.env.BROWSER_PATH && existsSync(headless) ? headless : findBrowser();
}

/** As `findBrowser`, but installs one first when there is none: Debian's, else Playwright's. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const attempts: [string, string[]][] = [
    ['apt-get', ['update']],
    // By itself: not every Debian has it, and the browser must come all the same.
    ['apt-get', ['install', '--yes', 'chromium-headless-shell']],
    ['apt-get', ['install', '--yes', 'chromium']],
    ['playwright', ['install', '--with-deps', '--no-shell', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    console.log(`No browser yet: ${command} ${args.join(' ')}`);
    try {
      execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 });
    } catch {
      // The next way is tried; the message below says what to do when none works.
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No browser to test with. Install Chromium or Chrome, or set BROWSER_PATH to one, and run this again.',
  );
}

/** The path of a Firefox to test with: the one named by `FIREFOX_PATH`, else one of the system. `undefined` when there is none. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH is ${named}, but there is no such file.`);
  return named ?? systemFirefoxes.find((path) => existsSync(path));
}

/** As `findFirefox`, but installs Debian's first when there is none. Without one the checks in Firefox are skipped, and say so. */
export function findOrInstallFirefox(): string | undefined {
  if (findFirefox()) return findFirefox();
  for (const args of [['update'], ['install', '--yes', 'firefox-esr']]) {
    console.log(`No Firefox yet: apt-get ${args.join(' ')}`);
    try {
      execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 });
    } catch {
      // Not Debian, or not allowed to: what needs it is skipped.
    }
  }
  return findFirefox();
}
