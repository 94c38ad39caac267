import { expect, test as base, type ConsoleMessage, type Page } from 'playwright/test';
import { newDataDir, removeDataDir, startSite, type Site } from './site.ts';
import { startMailReceiver, type MailReceiver } from './smtp.ts';

interface Journey {
  /** The site with its mail server, one for all the files of a worker. */
  site: Site;
  smtp: MailReceiver;
  /** Further variables in the environment of the site. They give a file a site of its own. */
  siteEnv: NodeJS.ProcessEnv;
}

/** The tests of this worker so far: each has its own visitor. */
let visitors = 0;

/** Console errors that a test expects, by a part of their text; every other one fails the test. */
interface Expectations {
  expectedErrors: string[];
}

/**
 * Tests against the real server on a fresh data folder, with a real SMTP receiver. Limits on messages are per address and
 * network, and so each test comes from a network of its own, which a trusted proxy would name; the limits for all visitors
 * together are ten times as high as usual. A console error or warning, or an exception in a page fails its test unless
 * the test names it.
 */
export const test = base.extend<Expectations & { watched: void }, Journey>({
  smtp: [
    async ({}, use) => {
      const smtp = await startMailReceiver();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  siteEnv: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ smtp, siteEnv }, use) => {
      const dataDir = await newDataDir();
      const site = await startSite({
        dataDir,
        env: {
          SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
          MAIL_TO: 'owner@example.com',
          MAIL_RETRY_SECONDS: '5',
          TRUST_PROXY: '1',
          MESSAGE_LIMIT_FACTOR: '10',
          ...siteEnv,
        },
      });
      await use(site);
      expect(await site.stop()).toBe(0);
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  extraHTTPHeaders: async ({}, use) => use(fromNetwork(++visitors)),
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message: ConsoleMessage) => {
          if (['error', 'warning'].includes(message.type())) errors.push(message.text());
        });
        page.on('pageerror', (error) => errors.push(String(error)));
      };
      context.on('page', watch);
      await use();
      expect(errors.filter((text) => !expectedErrors.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A test for `pnpm test:all` alone: another case of what one beside it shows, or what is decided at a lower level. */
export const slow = process.env.SKIP_SLOW ? test.skip : test;

/** The header by which a trusted proxy says where a request comes from; `number` is up to 65,535. */
export const fromNetwork = (number: number) => ({ 'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1` });

/** Fills in the sign-in form of the page as the owner, and sends it. */
export async function signInByForm(page: Page, { local }: Site, password = local.ownerPassword) {
  await page.getByRole('textbox', { name: 'Email' }).fill(local.ownerEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page as the owner who has signed in before in this browser: the session is in its storage. */
export async function signInAsOwner(page: Page, { local }: Site, path = '/admin/recipes') {
  const { publishableKey, ownerEmail: email, ownerPassword: password } = local;
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/robots.txt');
  await page.evaluate((session) => localStorage.setItem('advisor-session', session), await answer.text());
  await page.goto(path);
  await page.locator('main h1').waitFor();
  // The name of the page stands before its content.
  await expect(page.getByText('Checking who is signed in')).toBeHidden();
}

/** From here on the page's clock, which is installed, goes on only when a test says so. */
export const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/** Waits until a page has drawn what it has, and has nothing else to do. A request of the test is the last one then. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await new Promise((idle) => requestIdleCallback(idle));
    await fetch('/robots.txt');
  });
