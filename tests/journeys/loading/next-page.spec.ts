import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { dist } from '../../support/builtSite.ts';
import { expect, signInAsOwner, slow, test, untilIdle } from '../fixtures.ts';

/** Moving on from a page: what is fetched before the press, that nothing blank is shown between, and where the next one starts. */

/** The paths that a page asks for, in their order. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** Waits until the page asks for nothing more. */
async function untilFetched(page: Page, requests: string[]) {
  await page.waitForFunction(isHydrated);
  for (let before = -1; requests.length > before + 1;) {
    before = requests.length;
    await untilIdle(page);
  }
}

test.describe('before hydration', () => {
  test.use({ expectedErrors: ['net::ERR_BLOCKED_BY_CLIENT', 'Failed to fetch dynamically imported module'] });

  test('the page of a hovered link is prefetched, and a click shows it', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // Without React, as on a slow connection.
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/index-*.js'] });
    await session.send('Preload.enable');
    const fetched = new Map<string, string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, prefetchStatus }) =>
      fetched.set(new URL(prefetchUrl).pathname, prefetchStatus),
    );
    await page.goto('/home');
    const link = page.getByRole('main').getByRole('link').first();
    const path = new URL((await link.getAttribute('href'))!, page.url()).pathname;
    await link.hover();
    // Drawn ahead too in a browser of a person; one that is remote-controlled fetches only.
    await expect.poll(() => fetched.get(path)).toBe('PrefetchSuccessfulButNotUsed');
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => fetched.get(path)).toBe('PrefetchResponseUsed');
    expect([...fetched.keys()]).toEqual([path]);
  });
});

test.describe('after hydration', () => {
  test('the code of a page is fetched when its link is pointed at or focused, and a click asks for nothing more', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const isCode = (path: string) => path.endsWith('.js');
    const codeOf = (name: string) => requests.filter((path) => path.match(`^/assets/${name}-[\\w-]{8}\\.js$`));
    const awaited = () => {
      const code = requests.filter(isCode).map((path) => readFileSync(`${dist}/client${path}`, 'utf8'));
      const imports = code.join().matchAll(/(?:from|import)"\.(\/[^"]+\.js)"/g);
      return [...imports].map(([, file]) => `/assets${file}`).filter((path) => !requests.includes(path));
    };
    await page.goto('/home');
    await page.keyboard.press('Tab');
    await untilFetched(page, requests);
    expect([...codeOf('media'), ...codeOf('terms-of-service')]).toEqual([]);
    await page.locator('footer a[href="/terms-of-service"]').focus();
    await expect.poll(() => codeOf('terms-of-service')).toHaveLength(1);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const link = page.locator('main a[href="/media"]').first();
    await link.hover();
    await expect.poll(() => codeOf('media')).toHaveLength(1);
    // A page that is idle may still be waiting for what its files import.
    await expect.poll(awaited).toEqual([]);
    const before = requests.length;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    expect(requests.slice(before).filter(isCode)).toEqual([]);
  });

  test('a page stays until the next one can be shown whole', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/auth-.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/home');
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    const headings = await page.evaluateHandle(() => {
      const seen = [document.querySelector('h1')?.textContent ?? ''];
      const look = () => {
        const now = document.querySelector('h1')?.textContent ?? '';
        if (now !== seen.at(-1)) seen.push(now);
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.textContent();
    const asked = page.waitForRequest(/\/assets\/auth-.*\.js/);
    await page.locator('a[href="/auth"]').first().click();
    await asked;
    await expect(heading).toHaveText(first!);
    release();
    await expect(heading).not.toHaveText(first!);
    // The new heading is there before the next frame, in which it is seen.
    await expect.poll(() => headings.jsonValue()).toEqual([first, await heading.textContent()]);
  });
});

// SITE-13, SITE-21
test('a text page stays as it was prerendered, and is there again on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const requests = requestsOf(page);
  const isItsCode = (path: string) => path.startsWith('/assets/home-');
  await page.goto('/home');
  await page.keyboard.press('Tab');
  await untilFetched(page, requests);
  expect(requests.filter(isItsCode)).toEqual([]);
  const words = await page.getByRole('main').innerText();
  const link = page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const documents = () => requests.filter((path) => !path.slice(1).includes('/')).length;
  const before = documents();
  await link.click();
  await expect(page).toHaveURL(/\/schedule-consultation$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main')).toHaveText(words.replaceAll(/\s+/g, ' '), { useInnerText: true });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // Its links lead on as before.
  await page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' }).click();
  await expect(page).toHaveURL(/\/schedule-consultation$/);
  expect(documents()).toBe(before);
  expect(requests.filter(isItsCode)).toEqual([]);
});

// PAGE-26
test('a legal text has the date by the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-06T12:00');
  await page.goto('/privacy-policy');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByText(/^Date:/)).toContainText('Date: May 6, 2031.');
});

test.describe('without what can be left out', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('a page has the date of its build, and starts at its top', async ({ page }) => {
    await page.route(/\/assets\/show(?:Today|Place)-/, (route) => route.abort());
    const [today, place] = ['**/showToday-*.js', '**/showPlace-*.js'].map((name) => page.waitForRequest(name));
    await page.goto('/privacy-policy');
    await page.keyboard.press('Tab');
    await today;
    await expect(page.getByRole('main').getByText(/^Date:/)).toContainText(/^Date: [A-Z][a-z]+ \d+, 20\d\d\./);
    await page.goto('/global-initiatives');
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await page.locator('a[href="/apply-mentorship-program?type=msp#form"]').press('Enter');
    await place;
    await untilIdle(page);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('SITE-21 the next page', () => {
  test.use({ expectedErrors: ['No page at /admin/users'] });

  /** Follows a link of the page by keyboard, from its end, and expects the next one from its start. */
  async function follow(page: Page, path: string) {
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await link.press('Enter');
    await expectStart(page, path);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }

  async function expectStart(page: Page, path: string) {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('main'), path).toBeFocused();
  }

  test('starts at its top, with the focus in its main part', async ({ page }) => {
    await page.goto('/home');
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    // Words, a form, a tool, and those that a link in the page leads to.
    const walk = [
      '/about',
      '/contact',
      '/resources',
      '/msp-pricing-calculator',
      '/ventures',
      '/brambles-farm',
      '/auth',
    ];
    for (const path of walk) await follow(page, path);
    for (const path of ['/brambles-farm', '/ventures', '/msp-pricing-calculator']) {
      await page.getByRole('banner').getByRole('link').first().focus();
      await page.goBack();
      await expectStart(page, path);
    }
  });

  slow('starts at its top for the owner too, and where a page is missing', async ({ page, site }) => {
    await signInAsOwner(page, site, '/admin');
    for (const path of ['/admin/messages', '/admin', '/admin/recipes', '/admin', '/admin/users', '/home'])
      await follow(page, path);
  });

  test('shows the section that the link names, with the focus in it', async ({ page }) => {
    await page.goto('/global-initiatives');
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await page.locator('a[href="/apply-mentorship-program?type=msp#form"]').press('Enter');
    await expect(page.locator('#form :focus')).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Program' })).toHaveValue('msp');
  });
});
