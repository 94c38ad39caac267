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

/** As `findBrowser`, but throws when there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'No browser to test with. Install Chromium or Chrome, or set BROWSER_PATH to one, and run this again.',
  );
}

/** Like `findBrowser`, but prefers a headless build: a fifth less CPU time, and no prerendering of pages. */
export function findHeadlessBrowser(): string | undefined {
  const headless = '/usr/bin/chromium-headless-shell';
  return !process.env.BROWSER_PATH && existsSync(headless) ? headless : findBrowser();
}

/** How tests launch Chromium. Their pages end before the code that V8 optimizes last wins back the time that this takes. */
export const launchOptions = () => ({
  executablePath: findHeadlessBrowser(),
  args: [...browserArguments, '--js-flags=--no-opt'],
});

/** The path of a Firefox to test with: the one named by `FIREFOX_PATH`, else one of the system. `undefined` when there is none. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH is ${named}, but there is no such file.`);
  return named ?? systemFirefoxes.find((path) => existsSync(path));
}
