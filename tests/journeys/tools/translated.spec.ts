import { isHydrated } from '../../browser/hydrated.ts';
import { staleTexts, translatePage } from '../../browser/translate.ts';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, test } from '../fixtures.ts';
import { toolsInUse } from './tools-in-use.ts';

// SITE-23
/** Pages that the browser translates, as it offers to most visitors of the world: everything works, and nothing is said twice. */

for (const [path, tool] of sampleOf(Object.entries(toolsInUse), 2))
  test(`${path} is used to its result, and again`, async ({ page }) => {
    await page.addInitScript(translatePage, 'hydrated' as const);
    await page.goto(path);
    await page.waitForFunction(isHydrated);
    await expect(page.locator('main font').first()).toBeAttached();
    await tool.mistake?.(page);
    if (tool.mistake) {
      await page.reload();
      await page.waitForFunction(isHydrated);
    }
    await tool.work(page);
    await page
      .getByRole('button', { name: /start fresh/i })
      .first()
      .click();
    await tool.work(page);
    await tool.search?.(page);
    expect(await page.evaluate(staleTexts)).toEqual([]);
  });
