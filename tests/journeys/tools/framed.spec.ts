import type { FrameLocator, Page } from 'playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../outside/serve.ts';
import { sampleOf } from '../../support/sampleOf.ts';
import { expect, test as base } from '../fixtures.ts';

const example = join(import.meta.dirname, '../../outside/iframe/index.html');

/** Opens a page of another origin with a page of the site in a frame. */
const test = base.extend<{ show: (path: string, attributes?: string) => Promise<void> }>({
  show: async ({ page, site }, use) => {
    // Served, because the browser keeps a page that a test answers itself from framing this machine.
    const folder = await mkdtemp(join(tmpdir(), 'advisor-frame-'));
    const { url, stop } = await serve(folder);
    await use(async (path, attributes = '') => {
      const html = await readFile(example, 'utf8');
      const changed = html
        .replace('/embed/risk-matrix', path)
        .replace('<iframe', `<iframe ${attributes}`)
        .replaceAll('https://advisor.example', site.url);
      await writeFile(join(folder, 'index.html'), changed);
      // An address for each: browsers keep what this server sends.
      await page.goto(`${url}/?${encodeURIComponent(path)}`);
    });
    stop();
    await rm(folder, { recursive: true });
  },
});

/** By how much the frame is higher or lower than its content, in px. */
async function spareHeight(page: Page): Promise<number> {
  const frame = await page.locator('iframe').boundingBox();
  const main = page.frameLocator('iframe').locator('main');
  return Math.abs(frame!.height - (await main.evaluate((each) => each.parentElement!.getBoundingClientRect().height)));
}

/** Fills in the dialog for a risk, and adds it. */
async function fillRisk(frame: FrameLocator) {
  const dialog = frame.getByRole('dialog', { name: 'Add New Risk' });
  // Where the visitor looks, and not in the middle of a frame that is higher than the window.
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Title').fill('A risk');
  await dialog.getByLabel('Description').fill('What could happen.');
  await dialog.getByLabel('Category').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Add Risk' }).click();
  await expect(frame.getByText('New risk has been added to the matrix.')).toBeVisible();
}

// SITE-22
test('a tool in a frame of another site works, is as high as its content, and keeps its work', async ({
  show,
  page,
}) => {
  await show('/embed/risk-matrix');
  const element = page.locator('iframe');
  const frame = page.frameLocator('iframe');
  const heightOf = async () => (await element.boundingBox())!.height;
  await expect(frame.getByRole('button', { name: 'Add Risk', exact: true }).first()).toBeVisible();
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect.poll(() => spareHeight(page)).toBeLessThan(2);
  const before = await heightOf();

  await frame.getByLabel('Matrix title').fill('Framed');
  await frame.getByRole('button', { name: 'Add Risk', exact: true }).first().click();
  await fillRisk(frame);
  // Higher with its content, and lower again.
  await expect.poll(heightOf).toBeGreaterThan(before + 100);
  await expect.poll(() => spareHeight(page)).toBeLessThan(2);
  const higher = await heightOf();
  await frame.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(heightOf).toBeLessThan(higher - 100);

  await page.reload();
  await expect(frame.getByLabel('Matrix title')).toHaveValue('Framed');
});

// SITE-22
test.describe('in a sandboxed frame that only allows scripts', () => {
  // Browsers would ask first whether the frame, which has no origin, may send it.
  test.use({ extraHTTPHeaders: {} });

  test('tools work, by press and by key, also before their scripts are there', async ({ show, page }) => {
    const frame = page.frameLocator('iframe');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await show('/embed/risk-matrix', 'sandbox="allow-scripts"');
    await frame.getByRole('button', { name: 'Add Risk', exact: true }).first().click();
    release();
    await fillRisk(frame);
    await expect.poll(() => spareHeight(page)).toBeLessThan(2);

    await show('/embed/pricing-calculator', 'sandbox="allow-scripts"');
    await frame.getByRole('textbox', { name: 'Workstations' }).fill('12');
    await frame.getByRole('textbox', { name: 'Workstations' }).press('Enter');
    await expect(frame.getByText('$10,800.00').first()).toBeVisible();
  });
});

// TOOL-21
test('a framed page has the language that its address names, and an unknown one changes nothing', async ({
  show,
  page,
}) => {
  const frame = page.frameLocator('iframe');
  await show('/embed/industry-glossary?locale=es');
  await expect(frame.getByRole('heading', { name: 'Tasa de abandono' })).toBeVisible();
  await show('/embed/industry-glossary?locale=<script>');
  await expect(frame.getByRole('heading', { name: 'Churn Rate' })).toBeVisible();
});

for (const system of sampleOf(['dark', 'light'] as const))
  test.describe(`on a system that is ${system}`, () => {
    test.use({ colorScheme: system });

    // SITE-22
    test('a framed page has the theme that its address names, else that of the system', async ({
      show,
      page,
      site,
    }) => {
      const papers = { light: 'rgb(251, 249, 245)', dark: 'rgb(15, 22, 28)' };
      const body = page.frameLocator('iframe').locator('body');
      for (const [query, theme] of [
        ['?theme=dark', 'dark'],
        ['?theme=light', 'light'],
        ['', system],
        ['?theme=blue', system],
      ] as const) {
        await show(`/embed/industry-glossary${query}`);
        await expect(body).toHaveCSS('background-color', papers[theme]);
        await expect(body).toHaveCSS('color-scheme', theme);
      }
      // Not the theme that the visitor has chosen for this site.
      const other = system === 'dark' ? 'light' : 'dark';
      await page.goto(`${site.url}/home`);
      await page.evaluate((theme) => localStorage.setItem('advisor-theme', theme), other);
      await page.goto(`${site.url}/embed/industry-glossary`);
      await expect(page.locator('body')).toHaveCSS('background-color', papers[system]);
    });
  });

test.describe('any other page', () => {
  test.use({ expectedErrors: ["frame-ancestors 'none'", 'net::ERR_BLOCKED_BY_RESPONSE'] });

  test('cannot be framed', async ({ show, page, site }) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await show('/risk-matrix-template');
    await refused;
    expect(page.frames().map((each) => each.url())).not.toContain(`${site.url}/risk-matrix-template`);
  });
});

test('the framed pages have strict headers but for the frame', async ({ site }) => {
  for (const tool of ['pricing-calculator', 'industry-glossary']) {
    const { status, headers } = await fetch(`${site.url}/embed/${tool}`);
    expect(status).toBe(200);
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain('frame-ancestors *');
    expect(csp).toContain("script-src 'self' 'sha256-");
    expect(csp).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await fetch(`${site.url}/home`)).headers.get('x-frame-options')).toBe('DENY');
});
