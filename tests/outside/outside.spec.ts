import { expect, test as base, type Page } from 'playwright/test';
import { join } from 'node:path';
import { buildExamples, reactVersions, type Examples } from './examples.ts';
import { serve } from './serve.ts';

/** A page on which any console error fails the test. */
const test = base.extend<{ open: (folder: string) => Promise<Page> }, { examples: Examples }>({
  examples: [
    async ({}, use) => {
      const examples = buildExamples();
      await use(examples);
      examples.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ page, examples }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    let stop = () => {};
    await use(async (folder) => {
      const served = await serve(join(examples.folder, folder));
      stop = served.stop;
      await page.goto(served.url);
      return page;
    });
    stop();
    expect(errors).toEqual([]);
  },
});

interface Reported {
  type: string;
  from: string;
  detail: unknown;
}
/** The events of the tools that the page has recorded. */
const reported = (page: Page) => page.evaluate(() => (window as unknown as { reported: Reported[] }).reported);

test('a page of plain HTML gets all six tools from one script', async ({ open }) => {
  const page = await open('plain-html');
  for (const name of [
    'msp-pricing-calculator',
    'security-assessment',
    'partner-scorecard',
    'risk-matrix',
    'industry-calendar',
    'industry-glossary',
  ]) {
    const tool = page.locator(name).first();
    await expect(tool.getByRole('group').first()).toBeVisible();
    await expect(tool.getByRole('button').first()).toBeVisible();
  }

  const first = page.locator('#first');
  const second = page.locator('#second');
  await first.getByLabel('Workstations').fill('10');
  await first.getByRole('button', { name: 'Calculate Pricing' }).click();
  await expect(first.getByText('$750.00').first()).toBeVisible();
  await expect(first.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
  // Two instances of one tool are independent.
  await expect(second.getByLabel('Workstations')).toHaveValue('0');
  await expect(second.getByText('$750.00')).toHaveCount(0);

  await first.getByRole('button', { name: 'Export', exact: true }).click();
  const events = await reported(page);
  expect(events.map(({ type, from }) => `${type} ${from}`)).toEqual(
    expect.arrayContaining(['result first', 'notice first', 'export first']),
  );
  const result = events.find(({ type, from }) => type === 'result' && from === 'first')!.detail as [
    { monthlyTotal: number },
  ];
  expect(result[0].monthlyTotal).toBe(750);
  const file = events.find(({ type }) => type === 'export')!.detail as { fileName: string; text: string };
  expect(file.fileName).toMatch(/^msp-pricing-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(file.text)).toMatchObject({ results: { monthlyTotal: 750 } });

  // Data that the page set before the script loaded.
  await expect(page.locator('#glossary').getByText('A term of the page that embeds the glossary.')).toBeVisible();
});

test('the page and the tools on it do not style each other, but for the variables', async ({ open }) => {
  const page = await open('plain-html');
  const button = page.locator('#first').getByRole('button', { name: 'Calculate Pricing' });
  await expect(button).toHaveCSS('text-transform', 'none');
  await expect(button).toHaveCSS('background-color', 'rgb(120, 40, 160)');
  await expect(button).toHaveCSS('font-size', '16px');
  const dark = page.locator('#second').getByRole('button', { name: 'Calculate Pricing' });
  await expect(dark).toHaveCSS('background-color', 'rgb(98, 203, 187)');
  await expect(page.locator('#second')).toHaveCSS('background-color', 'rgb(15, 22, 28)');
  await expect(page.locator('#second').getByRole('heading', { level: 2 })).toHaveCount(0);
  // No style of a tool affects the page.
  expect(await page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length)).toBe(1);
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test('a page fetches the tools that are on it, and no other', async ({ open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/<(?!industry-glossary)[a-z]+-[a-z-]+[^>]*><\/[a-z-]+>/g, '');
    await route.fulfill({ response, body: html });
  });
  await open('plain-html');
  await expect(page.locator('#glossary').getByText('A term of the page that embeds the glossary.')).toBeVisible();
  expect(asked.filter((address) => address.includes('industry-glossary-'))).toHaveLength(1);
  expect(asked.filter((address) => /pricing-calculator-|risk-matrix-|partner-scorecard-/.test(address))).toEqual([]);
});

test('work in an embedded tool outlives a reload', async ({ open }) => {
  const page = await open('plain-html');
  await page.locator('#first').getByLabel('Workstations').fill('7');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('first'))).toContain('"workstationCount":7');
  await page.reload();
  await expect(page.locator('#first').getByLabel('Workstations')).toHaveValue('7');
});

for (const [major, { react }] of Object.entries(reactVersions)) {
  const app = `vite-app-react-${major}`;

  // Only React's development build warns about unknown attributes.
  for (const build of ['dist', 'dist-development'])
    test(`an app of another brand uses all three packages with React ${react}, ${build}`, async ({ open }) => {
      const page = await open(`${app}/${build}`);
      await expect(page.getByText(`React ${react}`)).toBeVisible();
      await expect(page.getByText('A vCIO alone: 1000')).toBeVisible();
      await expect(page.getByText('A term of this app.')).toBeVisible();
      await page.getByLabel(/vCIO/).check();
      await page.getByRole('button', { name: 'Calculate Pricing' }).click();
      await expect(page.getByText('Last result: 1000')).toBeVisible();
      await expect(page.getByText('$1,000.00').first()).toBeVisible();

      await page.getByRole('button', { name: 'Go to the next button' }).click();
      await expect(page.getByRole('button', { name: 'Rename Orchid' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByLabel('Name').fill('Rose');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Rename Rose' })).toBeFocused();

      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByText('visitor@example.com')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('visitor@example.com')).toBeHidden();

      const form = page.getByRole('form');
      const send = form.getByRole('button', { name: 'Send message' });
      await send.click();
      await expect(form.getByRole('link', { name: 'Enter your name' })).toBeVisible();
      await form.getByLabel('Name').fill('Ana Sample');
      await form.getByLabel('Email').fill('ana@example.com');
      await form.getByLabel('Message').fill('A sample message.');
      await send.click();
      await expect(page.getByText('Sent by Ana Sample')).toBeVisible();
    });

  test(`the brand of the app colours all three packages in both themes with React ${react}`, async ({ open }) => {
    const page = await open(`${app}/dist`);
    const accents = { light: 'rgb(107, 33, 168)', dark: 'rgb(216, 180, 254)' };
    const papers = { light: 'rgb(255, 255, 255)', dark: 'rgb(22, 16, 28)' };
    // The cascade layers apply in order: headings have their style, and the page its margins.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-size', '46px');
    expect((await heading.boundingBox())!.x).toBeGreaterThan(300);
    const primary = ['Go to the next button', 'Calculate Pricing', 'Send message'];
    for (const theme of ['light', 'dark'] as const) {
      if (theme === 'dark') {
        await page.getByRole('button', { name: 'Theme' }).click();
        await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
        await page.keyboard.press('Escape');
      }
      await expect(page.locator('body')).toHaveCSS('background-color', papers[theme]);
      for (const name of primary) {
        const button = page.getByRole('button', { name });
        await expect(button).toHaveCSS('background-color', accents[theme]);
        await expect(button).toHaveCSS('border-radius', '12px');
      }
      await page.screenshot({ path: join('test-results', `${app}-${theme}.png`), fullPage: true });
    }
  });
}

test('tools that plain Node has rendered are hydrated without a warning', async ({ open }) => {
  const page = await open('server-render/dist');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel('Company name').fill('Sample Partner');
  await page.getByRole('button', { name: 'Generate Scorecard' }).click();
  await expect(page.getByText('Partner evaluation has been completed.')).toBeVisible();
});

test('a page rendered by a server shows the grid before any script', async ({ browser, examples }) => {
  const served = await serve(join(examples.folder, 'server-render/dist'));
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(served.url);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Risk', exact: true })).toBeVisible();
  await page.close();
  served.stop();
});
