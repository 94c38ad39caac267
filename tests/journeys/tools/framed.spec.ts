import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../outside/serve.ts';
import { expect, test as base } from '../fixtures.ts';

const example = join(import.meta.dirname, '../../outside/iframe/index.html');

/** Opens a page of another origin with a page of the site in a frame. */
const test = base.extend<{ show: (path: string) => Promise<void> }>({
  show: async ({ page, site }, use) => {
    // Served, because the browser keeps a page that a test answers itself from framing this machine.
    const folder = await mkdtemp(join(tmpdir(), 'advisor-frame-'));
    const { url, stop } = await serve(folder);
    await use(async (path) => {
      const html = await readFile(example, 'utf8');
      const changed = html.replace('/embed/risk-matrix', path).replaceAll('https://advisor.example', site.url);
      await writeFile(join(folder, 'index.html'), changed);
      // An address for each: browsers keep what this server sends.
      await page.goto(`${url}/?${encodeURIComponent(path)}`);
    });
    stop();
    await rm(folder, { recursive: true });
  },
});

// SITE-22
test('a tool in a frame of another site works, is as high as its content, and keeps its work', async ({
  show,
  page,
}) => {
  await show('/embed/risk-matrix');
  const element = page.locator('iframe');
  const frame = page.frameLocator('iframe');
  const heightOf = async () => (await element.boundingBox())!.height;
  const content = () => frame.locator('main').evaluate((main) => main.parentElement!.getBoundingClientRect().height);
  await expect(frame.getByRole('button', { name: 'Add Risk', exact: true }).first()).toBeVisible();
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect.poll(async () => Math.abs((await heightOf()) - (await content()))).toBeLessThan(2);
  const before = await heightOf();

  await frame.getByLabel('Matrix title').fill('Framed');
  await frame.getByRole('button', { name: 'Add Risk', exact: true }).first().click();
  const dialog = frame.getByRole('dialog', { name: 'Add New Risk' });
  // Where the visitor looks, and not in the middle of a frame that is higher than the window.
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Title').fill('A risk');
  await dialog.getByLabel('Description').fill('What could happen.');
  await dialog.getByLabel('Category').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Add Risk' }).click();
  await expect(frame.getByText('New risk has been added to the matrix.')).toBeVisible();
  // Higher with its content, and lower again.
  await expect.poll(heightOf).toBeGreaterThan(before + 100);
  await expect.poll(async () => Math.abs((await heightOf()) - (await content()))).toBeLessThan(2);
  const higher = await heightOf();
  await frame.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(heightOf).toBeLessThan(higher - 100);

  await page.reload();
  await expect(frame.getByLabel('Matrix title')).toHaveValue('Framed');
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

for (const system of ['light', 'dark'] as const)
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
