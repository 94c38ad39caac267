import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Site } from '../site.ts';

/** What a visit adds to the counts of the day (docs/product/counting.md). */

async function countsOf({ service }: Site): Promise<Record<string, number>> {
  const { data, error } = await service.from('daily_counts').select('kind,name,total');
  expect(error).toBeNull();
  return Object.fromEntries(
    (data as { kind: string; name: string; total: number }[]).map(({ kind, name, total }) => [
      `${kind} ${name}`,
      total,
    ]),
  );
}

/** The calls of the page, so far. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/functions/v1/count')) return;
    calls.push(request.postData()!);
  });
  return calls;
}

/** Waits until exactly this was sent since the last time. */
async function sent(calls: string[], expected: string[]) {
  await expect.poll(() => calls).toEqual(expected);
  calls.length = 0;
}

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

// COUNT-1, COUNT-4, COUNT-8, COUNT-9
test('a visit is counted: pages, a search, a form, a tool and a download', async ({ page, site }) => {
  const before = await countsOf(site);
  const calls = callsOf(page);
  const asked = page.waitForRequest('**/functions/v1/count');
  await page.goto('/about');
  await expect.poll(() => calls).toEqual(['view /about']);
  const headers = Object.keys(await (await asked).allHeaders());
  expect(headers).not.toContain('cookie');
  expect(headers).not.toContain('referer');
  // By the router.
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect.poll(() => calls).toEqual(['view /about', 'view /resources']);
  await page.goBack();
  await sent(calls, ['view /about', 'view /resources', 'view /about']);

  await page.keyboard.press('Control+k');
  await searchField(page).fill('qwxyzzy private name');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Nothing found for/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await sent(calls, ['search-without-result /about']);

  await page.goto('/resources');
  await sent(calls, ['view /resources']);
  const downloads = page.waitForEvent('download');
  await page.locator('a[href="/files/cis-controls-v8-starter-checklist.pdf"]').click();
  await downloads;
  await sent(calls, ['download /files/cis-controls-v8-starter-checklist.pdf']);

  await page.goto('/contact');
  await sent(calls, ['view /contact']);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('How do you price a first year?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Reference number', { exact: true })).toBeVisible();
  await sent(calls, ['form-started /contact', 'form-sent /contact']);

  await page.goto('/msp-pricing-calculator');
  await sent(calls, ['view /msp-pricing-calculator']);
  await page.getByLabel('Workstations').fill('20');
  await page.getByRole('button', { name: 'Calculate Pricing' }).click();
  await sent(calls, ['tool-completed /msp-pricing-calculator']);
  // Once in a visit; and the work that the browser has kept is no new result.
  await page.getByLabel('Workstations').fill('30');
  await page.getByRole('button', { name: 'Calculate Pricing' }).click();
  await page.reload();
  await expect(page.getByLabel('Workstations')).toHaveValue('30');
  await sent(calls, ['view /msp-pricing-calculator']);

  const added = async () =>
    Object.fromEntries(
      Object.entries(await countsOf(site)).flatMap(([name, total]) => {
        const more = total - (before[name] ?? 0);
        return more > 0 ? [[name, more]] : [];
      }),
    );
  await expect.poll(added).toEqual({
    'download /files/cis-controls-v8-starter-checklist.pdf': 1,
    'form-sent /contact': 1,
    'form-started /contact': 1,
    'search-without-result /about': 1,
    'tool-completed /msp-pricing-calculator': 1,
    'view /about': 2,
    'view /contact': 1,
    'view /msp-pricing-calculator': 2,
    'view /resources': 2,
  });
  expect(await page.context().cookies()).toEqual([]);
});

// COUNT-3
for (const [wish, script] of [
  ['Do Not Track', "Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })"],
  ['Global Privacy Control', "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })"],
] as const)
  test(`with ${wish} nothing is sent`, async ({ page }) => {
    await page.addInitScript(script);
    const calls = callsOf(page);
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Sample');
    await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
    await expect(page).toHaveURL(/\/resources$/);
    await page.locator('a[href="/files/cis-controls-v8-starter-checklist.pdf"]').click();
    // A page without the wish, for the order of events.
    const other = await page.context().newPage();
    const others = callsOf(other);
    await other.addInitScript("Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '0' })");
    await other.addInitScript(
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => false })",
    );
    await other.goto('/ventures');
    await expect.poll(() => others).toEqual(['view /ventures']);
    expect(calls).toEqual([]);
  });

// COUNT-5
test('a page is not disturbed by counting that hangs', async ({ page }) => {
  await page.route('**/functions/v1/count', () => {});
  await page.goto('/about');
  await page.getByRole('link', { name: 'Ventures', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Companies I founded/);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});
