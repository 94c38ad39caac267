import { expect, type Page } from 'playwright/test';
import { test as base } from './fixtures.ts';
import { unpackTools } from './packedTools.ts';

const test = base.extend<{ open: () => Promise<Page> }, { folder: string }>({
  folder: [
    async ({}, use) => {
      const { folder, remove } = unpackTools('plain-html');
      await use(folder);
      remove();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, visit, folder }, use) =>
    use(async () => {
      await visit(folder);
      return page;
    }),
});

interface Reported {
  type: string;
  from: string;
  detail: unknown;
}
/** The events of the tools that the page has recorded. */
const reported = (page: Page) => page.evaluate(() => (window as unknown as { reported: Reported[] }).reported);

test('a page of plain HTML gets all six tools from one script', async ({ open }) => {
  const page = await open();
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

  const first = page.locator('#prices');
  const second = page.locator('#second');
  await first.getByLabel('Workstations').fill('10');
  await first.getByRole('button', { name: 'Calculate Pricing' }).click();
  await expect(first.getByText('$750.00').first()).toBeVisible();
  await expect(page.getByText('Last result: 750')).toBeVisible();
  await expect(first.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
  // Two instances of one tool are independent.
  await expect(second.getByLabel('Workstations')).toHaveValue('0');
  await expect(second.getByText('$750.00')).toHaveCount(0);

  await first.getByRole('button', { name: 'Export', exact: true }).click();
  const events = await reported(page);
  expect(events.map(({ type, from }) => `${type} ${from}`)).toEqual(
    expect.arrayContaining(['result prices', 'notice prices', 'export prices']),
  );
  const result = events.find(({ type, from }) => type === 'result' && from === 'prices')!.detail as [
    { monthlyTotal: number },
  ];
  expect(result[0].monthlyTotal).toBe(750);
  const file = events.find(({ type }) => type === 'export')!.detail as { fileName: string; text: string };
  expect(file.fileName).toMatch(/^msp-pricing-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(file.text)).toMatchObject({ results: { monthlyTotal: 750 } });

  // TOOL-25: only where the page names somebody.
  await first.getByRole('button', { name: 'Send this to Ada' }).click();
  await expect.poll(async () => (await reported(page)).map(({ type }) => type)).toContain('send');
  const report = (await reported(page)).find(({ type }) => type === 'send')!.detail as {
    tool: string;
    summary: string;
  };
  expect(report.tool).toBe('pricing-calculator');
  expect(report.summary).toContain('Monthly total: $750.00');
  await expect(second.getByRole('button', { name: /^Send this/ })).toHaveCount(0);

  // Data that the page set before the script loaded.
  await expect(page.locator('#glossary').getByText('A term of the page that embeds the glossary.')).toBeVisible();
});

test('the page and the tools on it do not style each other, but for the variables', async ({ open }) => {
  const page = await open();
  const button = page.locator('#prices').getByRole('button', { name: 'Calculate Pricing' });
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
  await open();
  await expect(page.locator('#glossary').getByText('A term of the page that embeds the glossary.')).toBeVisible();
  expect(asked.filter((address) => address.includes('industry-glossary-'))).toHaveLength(1);
  expect(asked.filter((address) => /pricing-calculator-|risk-matrix-|partner-scorecard-/.test(address))).toEqual([]);
});

test('work in an embedded tool outlives a reload', async ({ open }) => {
  const page = await open();
  await page.locator('#prices').getByLabel('Workstations').fill('7');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('our-prices'))).toContain('"workstationCount":7');
  await page.reload();
  await expect(page.locator('#prices').getByLabel('Workstations')).toHaveValue('7');
});
