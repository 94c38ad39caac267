import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../fixtures.ts';
import { overTheBar, tooLargeForPhones } from '../layout.ts';
import { collisionsOf, sheetsOf } from './paper.ts';
import { toolsInUse } from './tools-in-use.ts';

/** What a page that was just opened does not show: tools with results and with errors, and pages on paper. */

export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.waitForFunction(isHydrated);
}

/** As Chromium prints it: nothing is printed over anything else, on any common sheet, and no rule goes through words. */
export async function expectLegiblePaper(page: Page) {
  for (const format of ['Letter', 'A4'])
    for (const landscape of [false, true]) {
      const sheets = await sheetsOf(await page.pdf({ format, landscape }));
      expect(sheets.flatMap(({ words }) => words).length).toBeGreaterThan(20);
      expect(sheets.flatMap(collisionsOf), `${format}${landscape ? ', landscape' : ''}`).toEqual([]);
    }
}

/**
 * Presses, by keyboard, one of each kind of button in a tool that takes something away or replaces it, and then Undo. The
 * pressed button may be gone, and the focus must not be lost with it.
 */
async function expectKeepsFocus(page: Page) {
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: /^(Delete|Remove|Load|Clear|Reset|New|Change)\b/ });
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.ariaLabel ?? (each.ariaLabelledByElements?.[0] ?? each).textContent!),
  );
  const first = names.filter(
    (name, at) => names.findIndex((other) => other.split(' ')[0] === name.split(' ')[0]) === at,
  );
  for (const name of first) {
    await buttons
      .and(page.getByRole('button', { name, exact: true }))
      .first()
      .press('Enter');
    const question = page.getByRole('alertdialog');
    // After its Cancel; the notices in front of it have buttons too.
    if (await question.isVisible()) await question.getByRole('button').nth(1).press('Enter');
    await expect(page.locator('main :focus'), name).toBeInViewport();
    if (name !== first.at(-1)) await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  }
  return first;
}

export function describeInUse(path: string) {
  const { mistake, work } = toolsInUse[path]!;
  test(`${path} in use fits phones and paper, scrolls under the bar, and keeps the focus`, async ({ page }) => {
    if (mistake)
      await test.step('with errors it fits phones', async () => {
        await open(page, path);
        await mistake(page);
        expect(await tooLargeForPhones(page)).toEqual([]);
      });
    await open(page, path);
    await work(page);
    await test.step('with results it fits phones', async () => expect(await tooLargeForPhones(page)).toEqual([]));
    await test.step('it scrolls under the bar', async () => expect(await overTheBar(page)).toEqual([]));
    await test.step('it is legible on paper', () => expectLegiblePaper(page));
    await test.step('it keeps the focus', async () =>
      expect((await expectKeepsFocus(page)).length).toBeGreaterThan(path.startsWith('/industry') ? 0 : 1));
  });
}
