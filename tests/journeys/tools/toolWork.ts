import type { Page } from 'playwright/test';
import { isHydrated } from '../../browser/hydrated.ts';
import { expect, test } from '../fixtures.ts';
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

/** The dialogs of the tools, by the path of the tool: the button that opens each, the name of its script, its first field. */
export const dialogs: Record<string, { opener: string; dialog: string; file: string; field: string }> = {
  '/industry-calendar': { opener: 'Submit Event', dialog: 'Submit Event', file: 'SubmitEvent', field: 'Title' },
  '/industry-glossary': { opener: 'Submit Term', dialog: 'Submit Term', file: 'SubmitTerm', field: 'Term' },
  '/risk-matrix-template': { opener: 'Add Risk', dialog: 'Add New Risk', file: 'RiskDialog', field: 'Title' },
};

export function describeDialog(path: string) {
  const { opener, dialog, file, field } = dialogs[path]!;

  test.describe('without its script', () => {
    test.use({ expectedErrors: ['net::ERR_', 'Failed to load resource', 'A part of a tool could not be loaded'] });

    test(`${dialog}: says so, can be closed, and is loaded when it is there again`, async ({ page }) => {
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
      await open(page, path);
      const press = page.getByRole('button', { name: opener, exact: true });
      await press.focus();
      await page.keyboard.press('Enter');
      const shown = page.getByRole('dialog', { name: dialog });
      await expect(shown.getByRole('alert')).toContainText('This form could not be loaded');
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      await expect(press).toBeFocused();

      // Opened again it is asked for again.
      await page.keyboard.press('Enter');
      await expect(shown.getByRole('alert')).toBeVisible();
      await page.unrouteAll();
      await shown.getByRole('button', { name: 'Try again' }).click();
      const first = shown.getByRole('textbox', { name: field, exact: true });
      await expect(first).toBeFocused();
      await expect(shown.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(press).toBeFocused();
    });
  });

  test(`${dialog}: asks before what was typed is lost, by keyboard`, async ({ page }) => {
    await open(page, path);
    const press = page.getByRole('button', { name: opener, exact: true });
    const shown = page.getByRole('dialog', { name: dialog });
    const first = shown.getByRole('textbox', { name: field, exact: true });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await press.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.type('Half done');
    // Chromium closes a dialog by itself at the second of two; it must not get that far.
    for (const key of ['Escape', 'Escape', 'Escape']) {
      await page.keyboard.press(key);
      await expect(question.or(first).first()).toBeVisible();
    }
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(first).toBeFocused();
    await expect(first).toHaveValue('Half done');

    await page.mouse.click(3, 3);
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(shown).toBeHidden();
    await expect(press).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  });

  test(`${dialog}: each field can be seen and reached at 400 percent`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, path);
    await page.getByRole('button', { name: opener, exact: true }).click();
    const shown = page.getByRole('dialog', { name: dialog });
    const fields = shown.locator('input, select, textarea, button');
    await expect(shown.getByRole('textbox').first()).toBeFocused();
    const count = await fields.count();
    await shown.getByRole('button', { name: 'Close' }).focus();
    const reached = new Set<number>();
    for (let step = 0; step < count + 6; step++) {
      const seen = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const all = [...element.closest('dialog')!.querySelectorAll('input, select, textarea, button')];
        const { top, bottom, left, width } = element.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, Math.min((top + bottom) / 2, innerHeight - 1));
        return { index: all.indexOf(element), top, bottom, isCovered: middle !== element && !element.contains(middle) };
      });
      reached.add(seen.index);
      expect(seen).toMatchObject({ isCovered: false });
      // A field of several lines may be as high as the window: its first line, where the caret is, counts.
      expect(seen.top).toBeGreaterThanOrEqual(-1);
      expect(seen.top).toBeLessThanOrEqual(256 - 32);
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => document.activeElement?.closest('dialog')))) break;
    }
    expect(reached.size).toBe(count);
    // No more than the window's own height is taken from what is read.
    const room = await shown.evaluate((element) => element.clientHeight);
    expect(room).toBeGreaterThan(200);
  });
}
