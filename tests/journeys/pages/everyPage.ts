import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { owner } from '@advisor/content';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { withoutDay } from '../../support/withoutDay.ts';
import { staleTexts, translatePage } from '../../browser/translate.ts';
import { overTheBar, tooLargeForPhones } from '../layout.ts';

/** What every page has to be: the same without scripts, without barriers, and as wide as its window. */

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Motion would make a change of theme take time.
export const readerOptions = { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' } as const;

/** Interacts, as a visitor would, and waits until the page is hydrated and complete. */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('focusin')));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#_main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The axe violations of the page in its current state, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // A changed theme is drawn with the next frame, and its transitions end with the one after.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  });
  return page.evaluate<string[]>(
    `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`,
  );
}

const saidWithoutScripts = [
  'Sending needs JavaScript, which is switched off in this browser.',
  `Write to ${owner.email} instead.`,
];

/**
 * What can be pressed and is less than 24 CSS px high or wide (WCAG 2.5.8), in a line each. A link in a sentence may be; a
 * box with a label is as large as its label, and the link of a card as the card.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (link: Element) => {
      let block = link;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      return block !== link && block.textContent!.trim() !== link.textContent!.trim();
    };
    const boxOf = (target: HTMLElement) => {
      const label = target instanceof HTMLInputElement && target.closest('label');
      const isStretched = getComputedStyle(target, '::after').position === 'absolute';
      return (isStretched ? target.offsetParent! : label || target).getBoundingClientRect();
    };
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !inSentence(target))
        // The honeypot is out of sight and out of the Tab order.
        .filter((target) => !(target instanceof HTMLInputElement && target.tabIndex < 0))
        .flatMap((target) => {
          const { width, height } = boxOf(target);
          // What is for screen readers alone is a single px.
          const isSmall = Math.min(width, height) < 24 && Math.min(width, height) > 1;
          return isSmall ? `${target.outerHTML.slice(0, 120)}: ${width} by ${height}` : [];
        })
    );
  });

/**
 * The words of the main part as they are shown, in lines. Without the tool: what it shows with scripts off is for
 * tools.spec.ts.
 */
async function textOf(page: Page): Promise<string[]> {
  const text = (await page.locator('main > :not(:has([role="group"]))').allInnerTexts()).join('\n');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !saidWithoutScripts.includes(line))
    .map((line) => withoutDay(line));
}

export function describePages(paths: readonly string[]) {
  /** A page for all of these tests, another one with scripts off, and what went wrong in the first so far. */
  let page: Page;
  let plain: Page;
  const errors: string[] = [];
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage(readerOptions);
    plain = await browser.newPage({ ...readerOptions, javaScriptEnabled: false });
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
  });
  test.afterAll(() => Promise.all([page.close(), plain.close()]));

  for (const path of paths)
    test(`${path} reads the same with scripts off, and has no barrier, narrow and wide, light and dark`, async ({
      site,
    }) => {
      errors.length = 0;
      await page.setViewportSize(readerOptions.viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site.url + path);
      await hydrated(page);
      expect(await page.locator('h1').count()).toBe(1);

      await test.step('reads the same with scripts off', async () => {
        await plain.goto(site.url + path);
        // Without scripts nobody can sign in, and the page says so instead (AUTH-1).
        if (path === '/auth') return expect(plain.getByText('Signing in needs JavaScript')).toBeVisible();
        expect(await textOf(plain)).toEqual(await textOf(page));
        expect((await textOf(plain)).length).toBeGreaterThan(5);
      });
      await test.step('fits phones', async () => expect(await tooLargeForPhones(page)).toEqual([]));
      await test.step('scrolls under its bar', async () => expect(await overTheBar(page)).toEqual([]));
      await page.evaluate(axe);
      for (const [width, colorScheme] of [
        [320, 'light'],
        [1280, 'light'],
        [320, 'dark'],
      ] as const)
        await test.step(`has no barrier: ${width} px, ${colorScheme}`, async () => {
          await page.setViewportSize({ width, height: 640 });
          await page.emulateMedia({ colorScheme });
          expect(await violations(page)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
        });
      // SITE-23
      await test.step('leads on and back when it is translated', async () => {
        await page.evaluate(translatePage, 'translate' as const);
        await page.evaluate(() => dispatchEvent(new Event('translate')));
        const next = path === '/contact' ? '/speaking-engagement' : '/contact';
        await page.evaluate(
          (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)!.click(),
          next,
        );
        await expect(page.locator('#form')).toBeVisible();
        await expect(page).toHaveURL(site.url + next);
        await page.goBack();
        await expect(page).toHaveURL(site.url + path);
        expect(await page.locator('h1').count()).toBe(1);
        expect(await page.evaluate(staleTexts)).toEqual([]);
      });
      expect(errors).toEqual([]);
    });
}

export function describeFrame(tool: string) {
  // SITE-22
  test(`/embed/${tool} has no barrier in a frame of 320 px`, async ({ browser, site }) => {
    const page = await browser.newPage(readerOptions);
    await page.goto(`${site.url}/embed/${tool}`);
    await hydrated(page);
    await page.evaluate(axe);
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await tooLargeForPhones(page)).toEqual([]);
    await page.close();
  });
}

/** A page of every layout but the farm's, which `test:all` has: sections, cards, a form, long text, tools, the sign-in. */
export const layouts = [
  '/home',
  '/resources',
  '/schedule-consultation',
  '/privacy-policy',
  '/msp-pricing-calculator',
  '/industry-calendar',
  '/auth',
];
