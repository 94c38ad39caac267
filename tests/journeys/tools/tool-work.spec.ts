import { expect, test } from '../fixtures.ts';
import { kinds, toolsInUse } from './tools-in-use.ts';
import { describeKept, open } from './toolWork.ts';

/** Work in a tool survives failing scripts, mistakes, other tabs and broken storage. */

const parts = [
  { path: '/industry-calendar', opener: 'Submit Event', dialog: 'Submit Event', file: 'SubmitEvent', field: 'Title' },
  { path: '/industry-glossary', opener: 'Submit Term', dialog: 'Submit Term', file: 'SubmitTerm', field: 'Term' },
  { path: '/risk-matrix-template', opener: 'Add Risk', dialog: 'Add New Risk', file: 'RiskDialog', field: 'Title' },
];

test.describe('a part that cannot be loaded', () => {
  test.use({ expectedErrors: ['net::ERR_', 'Failed to load resource', 'A part of a tool could not be loaded'] });

  for (const { path, opener, dialog, file, field } of parts)
    test(`${dialog}: says so, can be closed, and is loaded when it is there again`, async ({ page }) => {
      await open(page, path);
      const press = page.getByRole('button', { name: opener, exact: true });
      await expect(press).toBeVisible();
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort());

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

  test('a dialog whose stylesheet failed is shown with it at the next attempt', async ({ page }) => {
    await open(page, '/industry-calendar');
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.getByRole('button', { name: 'Submit Event' }).click();
    const shown = page.getByRole('dialog', { name: 'Submit Event' });
    await expect(shown.getByRole('alert')).toContainText('This form could not be loaded');
    await page.unrouteAll();
    await shown.getByRole('button', { name: 'Try again' }).click();
    // Side by side, which is the stylesheet's doing.
    const [date, time] = [shown.getByLabel(/^Date/), shown.getByLabel(/^Time/)];
    await expect.poll(async () => (await date.boundingBox())?.y).toBe((await time.boundingBox())?.y);
  });

  test('the month view says so and is loaded when it is there again', async ({ page }) => {
    await page.route('**/assets/MonthView-*.js', (route) => route.abort());
    await open(page, '/industry-calendar');
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

for (const { path, opener, dialog, field } of parts)
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

for (const { path, opener, dialog } of parts)
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

test.describe('two tabs of one tool', () => {
  for (const how of ['starts fresh', 'clears the storage'])
    test(`when one ${how}, the other says so and brings its work back`, async ({ page, context }) => {
      await open(page, '/msp-pricing-calculator');
      await page.getByLabel('Workstations').fill('33');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('advisor-pricing-calculator')))
        .toContain('"workstationCount":33');
      const other = await context.newPage();
      await open(other, '/msp-pricing-calculator');
      await expect(other.getByLabel('Workstations')).toHaveValue('33');

      if (how === 'starts fresh') await other.getByRole('button', { name: 'Start fresh' }).click();
      else await other.evaluate(() => localStorage.clear());
      await expect(page.getByText('Started fresh in another tab')).toBeVisible();
      await expect(page.getByLabel('Workstations')).toHaveValue('0');
      await page.getByRole('button', { name: 'Bring it back' }).click();
      await expect(page.getByLabel('Workstations')).toHaveValue('33');
      // What was brought back is saved, and reaches the other tab.
      await expect(other.getByLabel('Workstations')).toHaveValue('33');
      await page.reload();
      await expect(page.getByLabel('Workstations')).toHaveValue('33');
    });
});

test('saved work that cannot be read is downloaded from the page, and offered until it is deleted', async ({
  page,
}) => {
  await open(page, '/msp-pricing-calculator');
  await page.evaluate(() => localStorage.setItem('advisor-pricing-calculator', '{"tool":"pricing-calculator","ver'));
  await page.reload();
  const notice = page.getByText('Your saved work could not be opened');
  await expect(notice).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^pricing-calculator-unreadable-\d{4}-\d\d-\d\d\.json$/);
  await page.getByLabel('Workstations').fill('7');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('advisor-pricing-calculator')))
    .toContain('"workstationCount":7');
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.reload();
  await expect(page.getByLabel('Workstations')).toHaveValue('7');
  await expect(notice).toHaveCount(0);
});

for (const path of kinds) describeKept(path);

for (const path of ['/msp-pricing-calculator', '/industry-glossary']) {
  const { change, expectChange } = toolsInUse[path]!;
  test(`${path}: what was done a moment before a link is followed or the tab is closed is kept`, async ({
    page,
    context,
  }) => {
    await open(page, path);
    await change(page, 1);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/privacy-policy"]')!.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.goBack();
    await expectChange(page, 1);
    await change(page, 2);
    await page.close();
    const next = await context.newPage();
    await open(next, path);
    await expectChange(next, 2);
  });

  test(`${path}: says that nothing is kept where the storage is full`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open(page, path);
    await change(page, 1);
    await expect(page.getByText('This browser cannot save your work')).toBeVisible();
    await expect(page.getByText(/^Not kept in this browser/)).toBeVisible();
    await expect(page.getByText(/^Kept in this browser/)).toHaveCount(0);
    // The browser asks before the work goes with the page.
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).accept();
  });
}
