import { expect, test } from '../fixtures.ts';
import { kinds, toolsInUse } from './tools-in-use.ts';
import { describeDialog, describeKept, open } from './toolWork.ts';

/** Work in a tool survives failing scripts, mistakes, other tabs and broken storage. */

test.describe('a part that cannot be loaded', () => {
  test.use({ expectedErrors: ['net::ERR_', 'Failed to load resource', 'A part of a tool could not be loaded'] });

  test('a dialog whose stylesheet failed is shown with it at the next attempt', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort());
    await open(page, '/industry-calendar');
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

describeDialog('/risk-matrix-template');
for (const path of kinds) describeKept(path);

const path = '/msp-pricing-calculator';
const { change, expectChange } = toolsInUse[path]!;

test('what was done a moment before a link is followed or the tab is closed is kept', async ({ page, context }) => {
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

test('says that nothing is kept where the storage is full', async ({ page }) => {
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
