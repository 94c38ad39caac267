import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { toolsInUse } from '../../journeys/tools/tools-in-use.ts';
import { test as base } from '../fixtures.ts';
import { serve } from '../serve.ts';
import { countMarks, lookOf } from './look.ts';
import { useConsumer } from './useConsumer.ts';

const app = useConsumer('host-app');

/** The tools by the names of their elements, with how each is used to its results, and how many marks they have then. */
const tools = [
  { name: 'msp-pricing-calculator', path: '/msp-pricing-calculator', marks: 6 },
  { name: 'security-assessment', path: '/security-assessment-tool', marks: 15 },
  { name: 'partner-scorecard', path: '/channel-partner-scorecard', marks: 17 },
  { name: 'risk-matrix', path: '/risk-matrix-template', marks: 2 },
  { name: 'industry-calendar', path: '/industry-calendar', marks: 0 },
  { name: 'industry-glossary', path: '/industry-glossary', marks: 0 },
].map(({ path, ...tool }) => ({ ...tool, use: toolsInUse[path]!.work }));
type Tool = (typeof tools)[number];

/** The one tool of a page, in the page or in a shadow root. */
const toolOf = (page: Page): Locator => page.locator('[data-advisor-tool]').first();

const test = base.extend<{ openApp: (tool: string, host: string, policy?: string, props?: object) => Promise<void> }>({
  page: async ({ page }, use) => {
    const refused: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => refused.push(text));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
          `${violatedDirective}: ${blockedURI} ${sample}`,
        ),
      ),
    );
    await use(page);
    expect(refused).toEqual([]);
  },
  /** A React page whose stylesheet is one of `host-app/src/hosts`, with a tool in the light DOM. */
  openApp: async ({ page }, use) => {
    const stops: (() => void)[] = [];
    await use(async (tool, host, policy, props) => {
      const server = await serve(join(app.folder, 'dist'), policy ? { 'content-security-policy': policy } : {});
      stops.push(server.stop);
      if (props) await page.addInitScript((value) => Object.assign(globalThis, { toolProps: value }), props);
      await page.goto(`${server.url}/?tool=${tool}&host=${host}`);
      await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
    });
    for (const stop of stops) stop();
  },
});

// All of a tool is on the screen: what is off it has no exact size (content-visibility).
test.use({ viewport: { width: 1280, height: 4000 } });

const show = (page: Page) => page.getByRole('button', { name: 'Show the tool' }).click();

async function look(page: Page, tool: Tool) {
  await tool.use(page);
  // What the pointer rests on looks different.
  await page.mouse.move(1275, 3995);
  expect(await countMarks(page)).toBe(tool.marks);
  return lookOf(toolOf(page));
}

// TOOL-20, TOOL-23
test.describe('a tool in a React page', () => {
  const policy = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
  const pages = {
    'with a strict policy': ['plain', policy],
    'with Bootstrap 5': ['bootstrap'],
    'with Tailwind 3': ['tailwind-3'],
    'with Tailwind 4': ['tailwind'],
    'with a hostile reset': ['reset'],
  } as const;
  for (const tool of tools)
    test(`${tool.name} looks the same on every page, and the page does too`, async ({ page, openApp }) => {
      test.setTimeout(180_000);
      const sample = page.locator('#page');
      await openApp(tool.name, 'plain');
      const plain = await lookOf(sample);
      await show(page);
      const reference = await look(page, tool);
      for (const [what, [host, policy]] of Object.entries(pages))
        await test.step(what, async () => {
          await openApp(tool.name, host, policy);
          const before = await lookOf(sample);
          // The stylesheet of the page is there.
          if (host !== 'plain') expect(before).not.toEqual(plain);
          await show(page);
          expect(await look(page, tool)).toEqual(reference);
          expect(await lookOf(sample)).toEqual(before);
        });
    });
});

// TOOL-20
test.describe('an element', () => {
  /** A page of plain HTML, and on another origin the script of the elements. */
  let folder: string;
  let script: Awaited<ReturnType<typeof serve>>;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'advisor-plain-'));
    const cdn = join(app.folder, 'node_modules/@advisor/tools/dist/cdn');
    script = await serve(cdn, {}, { 'access-control-allow-origin': '*' });
  });
  test.afterAll(async () => {
    script.stop();
    await rm(folder, { recursive: true });
  });

  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../packages/tools/package.json'), 'utf8'),
  ) as { version: string };
  const html = (content: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script type="module" src="${script.url}/${version}/embed.js"></script></head><body>${content}</body></html>`;
  // No style-src: an element has all its styles in its script.
  const policy = () => `default-src 'none'; script-src ${script.url}; require-trusted-types-for 'script'`;

  for (const tool of tools)
    test(`${tool.name} on another origin looks the same under a strict policy and a hostile reset`, async ({
      page,
      visit,
    }) => {
      const element = `<div style="width: 900px"><${tool.name} storage-key="none"></${tool.name}></div>`;
      await writeFile(join(folder, 'index.html'), html(element.replace(/ style="[^"]*"/, '')));
      await visit(folder);
      const free = await look(page, tool);
      await visit(folder, { 'content-security-policy': policy() });
      expect(await look(page, tool)).toEqual(free);

      await writeFile(join(folder, 'index.html'), html(element));
      await visit(folder);
      const reference = await look(page, tool);
      const [reset] = globSync(join(app.folder, 'dist/assets/reset-*.css'));
      await writeFile(join(folder, 'index.html'), html(`<style>${await readFile(reset!, 'utf8')}</style>${element}`));
      await visit(folder);
      expect(await look(page, tool)).toEqual(reference);
    });

  test('a workbook is written and read under a strict policy', async ({ page, visit }) => {
    await writeFile(join(folder, 'index.html'), html('<risk-matrix storage-key="none"></risk-matrix>'));
    await visit(folder, { 'content-security-policy': policy() });
    await tools.find(({ name }) => name === 'risk-matrix')!.use(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Excel' }).click();
    const buffer = await readFile(await (await saved).path());
    await page.locator('input[type="file"]').setInputFiles({ name: 'risks.xlsx', mimeType: '', buffer });
    await expect(page.getByRole('dialog').getByText('8 risks').first()).toBeVisible();
  });

  test('data of the page is fetched where connect-src allows its address', async ({ page, visit }) => {
    await cp(join(import.meta.dirname, '../elements/rates.json'), join(folder, 'rates.json'));
    const element = '<msp-pricing-calculator src="rates.json"></msp-pricing-calculator>';
    await writeFile(join(folder, 'index.html'), html(element));
    await visit(folder, { 'content-security-policy': `${policy()}; connect-src 'self'` });
    await page.getByLabel(/vCIO/).check();
    await page.getByRole('button', { name: 'Calculate Pricing' }).click();
    await expect(page.getByText('$1,234.00').first()).toBeVisible();
  });
});

// TOOL-12
test.describe('a fault in a tool', () => {
  // React logs what a boundary catches.
  test.use({ expected: ['TypeError'] });

  const rates = JSON.parse(readFileSync(join(import.meta.dirname, '../elements/rates.json'), 'utf8')) as object;
  const wrong = {
    // Noticed when it calculates.
    'msp-pricing-calculator': { rates: { ...rates, volumeDiscount: null } },
    'security-assessment': { questions: [null] },
    'risk-matrix': { initialDocument: {} },
    'industry-calendar': { events: [null], loadDelay: 0 },
    'industry-glossary': { terms: [null], loadDelay: 0 },
  };
  for (const [name, props] of Object.entries(wrong))
    test(`of ${name} leaves the rest of a React page as it was, and the work can be saved`, async ({
      page,
      openApp,
    }) => {
      await openApp(name, 'bootstrap', undefined, props);
      await show(page);
      if (name === 'msp-pricing-calculator') {
        await page.getByLabel('Workstations').fill('7');
        await page.getByRole('button', { name: 'Calculate Pricing' }).click();
      }
      await expect(page.getByRole('alert')).toContainText('This tool cannot be shown');
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download your work' }).click();
      const work = await readFile(await (await saved).path(), 'utf8');
      if (name === 'msp-pricing-calculator') expect(work).toContain('"workstationCount":7');
      expect(JSON.parse(work)).toBeInstanceOf(Object);
    });
});
