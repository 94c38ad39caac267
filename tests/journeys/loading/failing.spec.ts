import { isHydrated } from '../../browser/hydrated.ts';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, signInAsOwner, test } from '../fixtures.ts';
import { answer404, breakOff, expectNotice, failForGood, failures, kinds, outcomes, scriptsOf } from './failing.ts';

/** Scripts that fail to load: the visitor always has a page, a way on and their text. */

test.use({ expectedErrors: failures });

for (const path of sampleOf(kinds))
  test(`${path}: every script fails once and is loaded again`, async ({ page }) => {
    for (const [position, script] of (await scriptsOf(page, path)).entries())
      await page.route(`**${script}`, position % 2 === 0 ? breakOff : answer404, { times: 1 });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.waitForFunction(isHydrated);
    await expect(page.getByRole('alert').getByText('could not be loaded')).toHaveCount(0);
  });

for (const [index, path] of kinds.entries())
  test(`${path}: a script that is gone for good is told of`, async ({ page }) => {
    // The first, one between and the last one.
    const scripts = await scriptsOf(page, path);
    await page.clock.install();
    await expectNotice(page, path, scripts[Math.floor((index * (scripts.length - 1)) / (kinds.length - 1))]!);
  });

test('the notice of a script that fails for good has a way on, and a reload keeps what was typed', async ({ page }) => {
  const [script] = await scriptsOf(page, '/contact');
  await page.clock.install();
  const givenUp = await failForGood(page, `**${script}`, breakOff);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
  await page.getByRole('textbox', { name: 'Message' }).fill('Typed before hydration.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await givenUp();
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(isHydrated);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Sample');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed before hydration.');
  // The form holds it too: what is missing is the address alone.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toHaveCount(0);
});

for (const path of sampleOf(['/contact', '/about', '/admin']))
  test(`${path}: scripts that hang are reported after a while, and the page stays`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route('**/assets/framework-*.js', () => {});
    const asked = page.waitForRequest('**/assets/framework-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const notice = page.locator('#_load-failure');
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

test.describe('moving on', () => {
  outcomes.gone('a form');
  outcomes.hanging('a tool');
  outcomes.offline('text');

  test('to a page of the owner: gone, it is loaded whole, with the session', async ({ page, site }) => {
    await page.clock.install();
    await signInAsOwner(page, site, '/admin');
    const givenUp = await failForGood(page, '**/assets/Messages-*.js', answer404);
    await page.getByRole('main').locator('a[href="/admin/messages"]').first().click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
    // After the attempt of the page before. Its scripts are gone for good: the page says so.
    await givenUp(1);
    await expect(page.getByText('could not be loaded').first()).toBeVisible();
  });
});
