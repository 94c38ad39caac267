import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, passTime, signInAsOwner, test } from '../fixtures.ts';

/** Scripts that fail to load: the visitor always has a page, a way on and their text. */

test.use({
  expectedErrors: [
    'net::ERR_',
    'Failed to load resource',
    'Failed to fetch dynamically imported module',
    'Failed to fetch the content of',
    'Unable to preload CSS',
  ],
});

/** A text page, one with a form, one with a tool. */
const kinds = ['/about', '/contact', '/msp-pricing-calculator'];

/** The scripts of a page's first load. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return /data-imports="([^"]*)"/.exec(html)![1]!.split(' ');
}

const breakOff = (page: Page, script: string, times?: number) =>
  page.route(`**${script}`, (route) => route.abort(), { times });
const answer404 = (page: Page, script: string, times?: number) =>
  page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times });

for (const path of kinds)
  test(`${path}: every script fails once and is loaded again`, async ({ page }) => {
    for (const [position, script] of (await scriptsOf(page, path)).entries())
      await (position % 2 === 0 ? breakOff : answer404)(page, script, 1);
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await expect(page.getByRole('alert').getByText('could not be loaded')).toHaveCount(0);
  });

test('whichever script is gone for good, the page says so', async ({ page }) => {
  test.slow();
  await page.clock.install();
  const notice = page.locator('#load-failure');
  // A script that several pages load once.
  const pages = new Map<string, string>();
  for (const path of kinds) for (const script of await scriptsOf(page, path)) pages.set(script, path);
  for (const [script, path] of pages)
    await test.step(script, async () => {
      await answer404(page, script);
      await page.goto(path);
      await page.keyboard.press('Tab');
      await passTime(page, notice);
      await page.unrouteAll();
    });
});

test('the notice of a script that fails for good has a way on, and a reload keeps what was typed', async ({ page }) => {
  const [script] = await scriptsOf(page, '/contact');
  await breakOff(page, script!);
  await page.clock.install();
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
  await page.getByRole('textbox', { name: 'Message' }).fill('Typed before hydration.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await passTime(page, notice);
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(isHydrated);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Sample');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed before hydration.');
  // The form holds it too: what is missing is the address alone.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: 'Enter your e-mail address.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toHaveCount(0);
});

for (const path of [...kinds, '/admin']) {
  test(`${path}: scripts that hang are reported after a while, and the page stays`, async ({ page }) => {
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
  /** A page of each kind: where a link leads there, its script and its heading. */
  const targets = [
    { kind: 'text', from: '/contact', script: 'privacy-policy', path: '/privacy-policy', words: 'Privacy Policy' },
    { kind: 'a form', from: '/contact', script: 'speaking-engagement', path: '/speaking-engagement', words: /./ },
    {
      kind: 'a tool',
      from: '/resources',
      script: 'msp-pricing-calculator',
      path: '/msp-pricing-calculator',
      words: /./,
    },
  ];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const press = (page: Page, path: string) =>
    // Wherever on the page: some links stand in a menu.
    page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click(), path);

  for (const { kind, from, script, path, words } of targets) {
    const expectBack = async (page: Page) => {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      await expect(heading(page)).toBeVisible();
      if (from === '/contact')
        await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Sample');
    };
    const start = async (page: Page) => {
      await page.goto(from);
      if (from === '/contact') await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
      await page.keyboard.press('Tab');
      await page.waitForFunction(isHydrated);
    };

    test(`to a page with ${kind}: gone, it is loaded whole, and what was typed is kept`, async ({ page }) => {
      await answer404(page, `/assets/${script}-*.js`);
      await start(page);
      const before = await heading(page).textContent();
      await press(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(heading(page)).not.toHaveText(before!);
      await expect(heading(page)).toHaveText(words);
      await expectBack(page);
    });

    test(`to a page with ${kind}: hanging, it is loaded whole after a while`, async ({ page }) => {
      await page.clock.install();
      let requests = 0;
      await page.route(`**/assets/${script}-*.js`, async (route) => {
        requests += 1;
        if (requests > 1) await route.continue();
      });
      await start(page);
      const before = await heading(page).textContent();
      await press(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(heading(page)).toHaveText(before!);
      await page.clock.fastForward(20_000);
      await expect(heading(page)).not.toHaveText(before!);
      await expect(heading(page)).toHaveText(words);
      await expectBack(page);
    });

    test(`to a page with ${kind}: offline, the page says so, leads back, and goes on when the network is there`, async ({
      page,
      context,
    }) => {
      await breakOff(page, `/assets/${script}-*.js`);
      await start(page);
      const before = await heading(page).textContent();
      await context.setOffline(true);
      await press(page, path);
      const failed = page.getByRole('heading', { name: 'This page could not be loaded' });
      await expect(failed).toBeVisible();
      await expectBack(page);
      await page.goForward();
      await expect(failed).toBeVisible();
      await context.setOffline(false);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failed).toHaveCount(0);
      await expect(heading(page)).not.toHaveText(before!);
      await expect(heading(page)).toHaveText(words);
    });
  }

  test('to a page of the owner: gone, it is loaded whole, with the session', async ({ page, site }) => {
    await answer404(page, '/assets/Messages-*.js');
    await page.clock.install();
    await signInAsOwner(page, site, '/admin');
    await page.getByRole('main').locator('a[href="/admin/messages"]').first().click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
    // Its scripts are gone for good: the page says so.
    await passTime(page, page.getByText('could not be loaded').first());
  });
});
