import type { Page } from 'playwright/test';
import { isHydrated } from '../hydrated.ts';
import { expect, test } from './fixtures.ts';

/** Scripts that cannot be loaded: the reader always has a page, a way on and what they typed. */

test.use({ expectedErrors: ['net::ERR_', 'Failed to load resource', 'Failed to fetch dynamically imported module'] });

/** A page that only says something, one with a form, one with a tool. */
const kinds = ['/about', '/contact', '/msp-pricing-calculator'];

/** The scripts of a page's first load. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return /data-imports="([^"]*)"/.exec(html)![1]!.split(' ');
}

const failures = {
  'breaks off': (page: Page, script: string, times?: number) =>
    page.route(`**${script}`, (route) => route.abort(), { times }),
  'is answered with 404': (page: Page, script: string, times?: number) =>
    page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times }),
};

for (const path of kinds) {
  test(`${path}: each script that fails once is loaded again`, async ({ page }) => {
    test.slow();
    for (const script of await scriptsOf(page, path)) {
      for (const fail of Object.values(failures)) {
        await fail(page, script, 1);
        await page.goto(path);
        await page.keyboard.press('Tab');
        await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 });
        await expect(page.getByRole('alert').getByText('could not be loaded')).toHaveCount(0);
        await page.unrouteAll();
      }
    }
  });
}

test('a script that fails for good is told of, with a way on, and a reload keeps what was typed', async ({ page }) => {
  test.slow();
  const [script] = await scriptsOf(page, '/contact');
  await failures['breaks off'](page, script!);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
  await page.getByRole('textbox', { name: 'Message' }).fill('Typed while nothing listened.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(isHydrated);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Sample');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed while nothing listened.');
  // The form holds it too: what is missing is the address alone.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: 'Enter your e-mail address.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toHaveCount(0);
});

for (const path of [...kinds, '/admin']) {
  test(`${path}: scripts that hang are told of after a while, and the page stays`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/framework-*.js', () => {});
    const asked = page.waitForRequest('**/assets/framework-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const notice = page.locator('#load-failure');
    await expect(notice).toBeAttached();
    await page.keyboard.press('Tab');
    await page.clock.runFor(1500);
    await asked;
    await expect(notice).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  });
}

test.describe('moving on', () => {
  const follow = async (page: Page) => {
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  };

  test('to a page whose script a deployment has removed loads that page whole', async ({ page }) => {
    await failures['is answered with 404'](page, '/assets/PrivacyPolicy-*.js');
    await page.goto('/contact');
    await follow(page);
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to me');
  });

  test('without a network says so in the page, leads back, and goes on when the network is there', async ({
    page,
    context,
  }) => {
    await failures['breaks off'](page, '/assets/PrivacyPolicy-*.js');
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Sample');
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await context.setOffline(false);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });

  /** A page that only says something and one with a form: its script, its heading, and the link that leads there from another page. */
  const targets = [
    { kind: 'words', script: 'PrivacyPolicy', path: '/privacy-policy', heading: 'Privacy Policy' },
    { kind: 'a form', script: 'SpeakingEngagement', path: '/speaking-engagement', heading: /./ },
  ];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const press = (page: Page, path: string) =>
    // Wherever on the page: some links stand in a menu.
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click(), path);

  for (const { kind, script, path, heading: words } of targets) {
    const expectTyped = (page: Page) => expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Sample');
    const start = async (page: Page) => {
      await page.goto('/contact');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
      await page.keyboard.press('Tab');
      await page.waitForFunction(isHydrated);
    };

    test(`to a page with ${kind}: gone, it is loaded whole, and what was typed is kept`, async ({ page }) => {
      await failures['is answered with 404'](page, `/assets/${script}-*.js`);
      await start(page);
      await press(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(heading(page)).toHaveText(words);
      await page.goBack();
      await expectTyped(page);
    });

    test(`to a page with ${kind}: offline, the page says so and leads back to what was typed`, async ({
      page,
      context,
    }) => {
      await failures['breaks off'](page, `/assets/${script}-*.js`);
      await start(page);
      await context.setOffline(true);
      await press(page, path);
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      await page.goBack();
      await expectTyped(page);
    });
  }
});
