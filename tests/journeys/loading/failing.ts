import type { Page, Route } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, stopTime, test } from '../fixtures.ts';

/** What journeys with scripts that fail to load have in common. */

export const failures = [
  'net::ERR_',
  'Failed to load resource',
  'Failed to fetch dynamically imported module',
  'Failed to fetch the content of',
  'Unable to preload CSS',
];

/** A text page, one with a form, one with a tool. */
export const kinds = ['/contact', '/about', '/msp-pricing-calculator'];

/** The scripts of a page's first load. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return /data-imports="([^"]*)"/.exec(html)![1]!.split(' ');
}

export const breakOff = (route: Route) => route.abort();
export const answer404 = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/**
 * Lets a script fail for good. The returned function waits until the page has given it up: the page's clock, which is
 * installed, goes on by each pause before another attempt, once the attempt before was answered.
 */
export async function failForGood(page: Page, script: string, fail: (route: Route) => Promise<void>) {
  const seen = { answered: 0 };
  let next = () => {};
  await page.route(script, async (route) => {
    await fail(route);
    seen.answered++;
    next();
  });
  return async (from = 0) => {
    for (const [failures, pause] of [500, 1500, 4500].entries()) {
      while (seen.answered <= from + failures) await new Promise<void>((resolve) => (next = resolve));
      await page.clock.runFor(pause);
    }
  };
}

/** Expects that a page says which of its scripts is gone. */
export async function expectNotice(page: Page, path: string, script: string) {
  const givenUp = await failForGood(page, `**${script}`, answer404);
  await page.goto(path);
  await page.keyboard.press('Tab');
  await givenUp();
  await expect(page.locator('#_load-failure')).toBeVisible();
  await page.unrouteAll();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of each kind: where a link leads there, its script and its heading. */
const targets = {
  text: { from: '/contact', script: '/assets/privacy-policy-*.js', path: '/privacy-policy', words: 'Privacy Policy' },
  'a form': { from: '/contact', script: '/assets/speaking-engagement-*.js', path: '/speaking-engagement', words: /./ },
  'a tool': {
    from: '/resources',
    script: '/assets/msp-pricing-calculator-*.js',
    path: '/msp-pricing-calculator',
    words: /./,
  },
};
type Kind = keyof typeof targets;
export const pageKinds = Object.keys(targets) as Kind[];

/** Opens the page before, types something and presses the link. Returns what to expect of the pages after that. */
async function moveOn(page: Page, kind: Kind, beforePress = () => Promise.resolve()) {
  const { from, path, words } = targets[kind];
  const hasForm = from === '/contact';
  await page.goto(from);
  if (hasForm) await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
  await page.keyboard.press('Tab');
  await page.waitForFunction(isHydrated);
  const before = (await heading(page).textContent())!;
  await beforePress();
  // Wherever on the page: some links stand in a menu.
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click(), path);
  return {
    expectStays: async () => {
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(heading(page)).toHaveText(before);
    },
    expectNext: async () => {
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(heading(page)).not.toHaveText(before);
      await expect(heading(page)).toHaveText(words);
    },
    expectBack: async () => {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      await expect(heading(page)).toBeVisible();
      if (hasForm) await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Sample');
    },
  };
}

export const outcomes: Record<'gone' | 'hanging' | 'offline', (kind: Kind) => void> = {
  gone: (kind) =>
    test(`to a page with ${kind}: gone, it is loaded whole, and what was typed is kept`, async ({ page }) => {
      await page.route(`**${targets[kind].script}`, answer404);
      const { expectNext, expectBack } = await moveOn(page, kind);
      await expectNext();
      await expectBack();
    }),

  hanging: (kind) =>
    test(`to a page with ${kind}: hanging, it is loaded whole after a while`, async ({ page }) => {
      await page.clock.install();
      let requests = 0;
      await page.route(`**${targets[kind].script}`, async (route) => {
        requests += 1;
        if (requests > 1) await route.continue();
      });
      const { expectStays, expectNext, expectBack } = await moveOn(page, kind, () => stopTime(page));
      await expectStays();
      await page.clock.fastForward(20_000);
      await page.clock.resume();
      await expectNext();
      await expectBack();
    }),

  offline: (kind) =>
    test(`to a page with ${kind}: offline, the page says so, leads back, and goes on when the network is there`, async ({
      page,
      context,
    }) => {
      await page.route(`**${targets[kind].script}`, breakOff);
      const { expectNext, expectBack } = await moveOn(page, kind, () => context.setOffline(true));
      const failed = page.getByRole('heading', { name: 'This page could not be loaded' });
      await expect(failed).toBeVisible();
      await expectBack();
      await page.goForward();
      await expect(failed).toBeVisible();
      await context.setOffline(false);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(failed).toHaveCount(0);
      await expectNext();
    }),
};
