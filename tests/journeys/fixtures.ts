import { expect, test as base, type ConsoleMessage, type Page } from 'playwright/test';
import { newDataDir, removeDataDir, startSite, type Site } from './site.ts';
import { startMailReceiver, type MailReceiver } from './smtp.ts';

interface Journey {
  /** The site with its mail server, one for all the tests of a file. */
  site: Site;
  smtp: MailReceiver;
  /** Further variables in the environment of the site. */
  siteEnv: NodeJS.ProcessEnv;
}

/** Console errors that a test expects, by a part of their text; every other one fails the test. */
interface Expectations {
  expectedErrors: string[];
}

/**
 * Tests against the real server on a fresh data folder, with a real SMTP receiver. A console error or warning, or an
 * exception in a page fails its test unless the test names it.
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
          MAIL_RETRY_SECONDS: '2',
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

/** Signs in as the owner through the page, and arrives at the page that was asked for. */
export async function signInAsOwner(page: Page, site: Site, path = '/admin/recipes') {
  await page.goto(path);
  await page.waitForURL('**/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(site.local.ownerEmail);
  await page.getByLabel('Password').fill(site.local.ownerPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**${path}`);
}
