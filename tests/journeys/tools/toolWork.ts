import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { test } from '../fixtures.ts';
import { toolsInUse } from './tools-in-use.ts';

export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
}

export function describeKept(path: string) {
  const { change, expectChange } = toolsInUse[path]!;
  test(`${path}: what was done a moment before a reload is kept`, async ({ page }) => {
    await open(page, path);
    // Left in the same turn, long before the pause of the autosave has passed.
    await change(page, 1);
    await page.reload();
    await page.waitForFunction(isHydrated);
    await expectChange(page, 1);
  });
}
