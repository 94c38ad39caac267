import type { Page } from 'playwright/test';
import { expect, stopTime, test } from '../fixtures.ts';

/** The tools as a visitor meets them on their pages, with the keyboard where a keyboard can do it. */

const savedUnder = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What the next download holds. */
async function download(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { name: file.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}

test.describe('the pricing calculator', () => {
  test('prices an environment, exports it and imports the file again', async ({ page }) => {
    await page.goto('/msp-pricing-calculator');
    const tool = page.getByRole('group', { name: /pricing/i }).first();
    await expect(tool.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
    await tool.getByLabel('Workstations').fill('20');
    await tool.getByLabel('Servers').fill('6');
    await tool.getByRole('button', { name: 'Calculate Pricing' }).click();
    // 20 × 75 + 6 × 250, less 5 percent for 26 devices.
    await expect(tool.getByText('$2,850.00').first()).toBeVisible();
    await expect(page.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();

    const { name, text } = await download(page, () =>
      tool.getByRole('button', { name: 'Export', exact: true }).click(),
    );
    expect(name).toMatch(/^msp-pricing-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(text)).toMatchObject({
      inputs: { workstationCount: 20, serverCount: 6 },
      results: { monthlyTotal: 2850, volumeDiscount: 5 },
    });

    await tool.getByRole('button', { name: 'Start fresh' }).click();
    await expect(tool.getByLabel('Workstations')).toHaveValue('0');
    await tool
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(tool.getByLabel('Workstations')).toHaveValue('20');
  });

  test('keeps the work over a reload, and shares it by a link that reaches no server', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
    await page.goto('/msp-pricing-calculator');
    await page.getByLabel('Workstations').fill('33');
    await expect.poll(() => savedUnder(page, 'advisor-pricing-calculator')).toContain('"workstationCount":33');
    await page.reload();
    await expect(page.getByLabel('Workstations')).toHaveValue('33');

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link Copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#pricing-calculator=[\w-]+$/);

    const other = await context.newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto('/home');
    await other.evaluate(() => localStorage.clear());
    await other.goto(link);
    await other.getByRole('button', { name: 'Change it' }).click();
    await expect(other.getByLabel('Workstations')).toHaveValue('33');
    expect(asked.filter((address) => address.includes('pricing-calculator='))).toEqual([]);
    await other.close();
  });

  test('refuses a hostile file and a damaged link with a message, and keeps the work', async ({ page }) => {
    await page.goto('/msp-pricing-calculator');
    await page.getByLabel('Servers').fill('4');
    const file = page.locator('input[type="file"]').first();
    for (const text of ['{', '{"inputs":{"__proto__":{}}}', JSON.stringify({ inputs: { serverCount: -1 } })]) {
      await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.getByText('bad.json was not imported')).toBeVisible();
      await expect(page.getByLabel('Servers')).toHaveValue('4');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
    }
    await page.goto('/msp-pricing-calculator#pricing-calculator=AAAA');
    await expect(page.getByText('The link could not be opened')).toBeVisible();
    await expect(page.getByLabel('Servers')).toHaveValue('4');
  });
});

test('the security assessment is answered by keyboard alone, and its weaknesses become risks', async ({ page }) => {
  await page.goto('/security-assessment-tool');
  const tool = page.getByRole('group', { name: /security assessment/i }).first();
  await expect(tool.getByRole('button', { name: 'Previous' })).toBeDisabled();
  for (let question = 1; question <= 10; question++) {
    await expect(tool.getByText(new RegExp(`Question ${question} of 10`)).first()).toBeVisible();
    const last = question === 10;
    const next = tool.getByRole('button', { name: last ? 'Complete Assessment' : 'Next' });
    // The worst answer; the last one is that the question does not apply.
    await tool.getByRole('radio').nth(-2).focus();
    await page.keyboard.press('Space');
    await expect(next).toBeEnabled();
    await next.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Your security assessment has been completed.')).toBeVisible();
  await expect(tool.getByText('Critical Risk').first()).toBeVisible();

  await page.reload();
  await expect(tool.getByText('Critical Risk').first()).toBeVisible();
  await tool.getByRole('link', { name: /risk matrix/i }).click();
  await page.waitForURL('**/risk-matrix-template');
  await page.getByRole('button', { name: /^Add \d+ risks/ }).click();
  await expect(page.getByText(/^Weak /).first()).toBeVisible();
});

test.describe('the risk matrix', () => {
  test('adds, filters, edits, deletes and takes it back', async ({ page }) => {
    await page.goto('/risk-matrix-template');
    await page.getByRole('button', { name: 'Add First Risk' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Risk' });
    await dialog.getByRole('button', { name: /Add Risk/ }).click();
    await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();
    await dialog.getByLabel('Title').fill('Ransomware <b>on</b> the file server');
    await dialog.getByLabel('Description').fill('All shares encrypted overnight.');
    await dialog.getByLabel('Category').selectOption('Cybersecurity');
    await dialog.getByLabel('Impact', { exact: true }).selectOption('Critical');
    await dialog.getByRole('button', { name: /Add Risk/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('New risk has been added to the matrix.')).toBeVisible();
    await expect(page.getByText('Ransomware <b>on</b> the file server').first()).toBeVisible();

    const { name, text } = await download(page, () =>
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    );
    expect(name).toMatch(/^risk-matrix-untitled-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(text).riskSummary).toEqual({ totalRisks: 1, criticalRisks: 0, highRisks: 0, openRisks: 1 });

    await page.getByRole('button', { name: /^Delete .*Ransomware/ }).click();
    await expect(page.getByText('Risk has been removed from the matrix.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText('Ransomware <b>on</b> the file server').first()).toBeVisible();
    await expect.poll(() => savedUnder(page, 'advisor-risk-matrix')).toContain('Ransomware');
  });

  // NOTICE-2
  test('shows the name of an icon button by mouse, by keyboard and by touch', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/risk-matrix-template');
    const opener = page.getByRole('button', { name: 'Add First Risk' });
    const dialog = page.getByRole('dialog', { name: 'Add New Risk' });
    const button = dialog.getByRole('button', { name: 'Close' });
    const name = dialog.getByRole('tooltip', { name: 'Close', includeHidden: true });
    await opener.click();
    await expect(dialog).toBeVisible();
    await stopTime(page);

    await button.hover();
    await page.clock.runFor(699);
    await expect(name).toBeHidden();
    await page.clock.runFor(1);
    await expect(name).toBeVisible();
    const [from, to] = [(await button.boundingBox())!, (await name.boundingBox())!];
    expect(to.y + to.height).toBeLessThan(from.y);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 50 });
    await page.clock.runFor(10_000);
    await expect(name).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(name).toBeHidden();

    await dialog.getByLabel('Title').press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(name).toBeHidden();
    await expect(dialog).toBeVisible();

    const finger = await context.newCDPSession(page);
    const touchPoints = [{ x: from.x + from.width / 2, y: from.y + from.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.runFor(700);
    await expect(name).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(name).toBeVisible();
    await expect(dialog).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(name).toBeHidden();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog).toHaveCount(0);
  });
});

test('the filters of the calendar are kept in the address', async ({ page }) => {
  await page.goto('/industry-calendar?type=webinar');
  await expect(page.getByRole('heading', { name: 'The First Hour of an Incident' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Channel Leaders Summit' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No Events Found')).toBeVisible();
  await expect(page).toHaveURL(/search=no\+such\+thing/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/industry-calendar$/);
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Type').first().selectOption('all');
  await expect(page).toHaveURL(/\/industry-calendar$/);
  await expect(page.getByRole('heading', { name: 'Channel Leaders Summit' })).toBeVisible();
});

test('the glossary opens at a term, from a link and from the search of the site', async ({ page }) => {
  await page.goto('/industry-glossary#break-fix');
  await expect(page.getByText('Break-Fix').first()).toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search this site' }).fill('MSSP');
  await expect(page.getByRole('option', { name: /MSSP/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#managed-security-service-provider$/);
  await expect(page.getByText('Managed Security Service Provider').first()).toBeInViewport();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No Terms Found')).toBeVisible();
});

test('tool pages are useful with scripts off', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/industry-glossary`);
  await expect(page.locator('dt').filter({ hasText: 'Managed Service Provider' })).toBeVisible();
  await page.goto(`${site.url}/industry-calendar`);
  await expect(page.locator('h3').filter({ hasText: 'Channel Leaders Summit' })).toBeVisible();
  await page.goto(`${site.url}/risk-matrix-template`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('p').filter({ hasText: 'needs JavaScript' })).toBeVisible();
  await context.close();
});
