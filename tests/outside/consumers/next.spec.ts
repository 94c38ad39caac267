import { spawn, type ChildProcess } from 'node:child_process';
import { expect, type Page } from 'playwright/test';
import { test as base } from '../fixtures.ts';
import { environment, useConsumer } from './useConsumer.ts';

/** Next's app router, with pages that are server components. */
const app = useConsumer('next-app');

const test = base.extend<{ start: (command: 'start' | 'dev', folder: string) => Promise<string> }>({
  /** Starts Next on what is in a folder; returns the address. */
  start: async ({}, use) => {
    const servers: ChildProcess[] = [];
    await use((command, folder) => {
      const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', command, '--port', '0'], {
        cwd: app.folder,
        env: { ...environment(), NEXT_DIST_DIR: folder },
      });
      servers.push(server);
      return addressOf(server);
    });
    for (const server of servers) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill()) await ended;
    }
  },
});

async function useEnglishPage(page: Page) {
  await expect(page.getByText('A vCIO alone: 900')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCSS(
    'background-color',
    'rgb(11, 93, 87)',
  );
  // Until it is hydrated, nothing happens.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Farm' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Farm' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByLabel(/vCIO/).check();
  await page.getByRole('button', { name: 'Calculate Pricing' }).click();
  await expect(page.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
  await expect(page.getByText('$900.00').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Risk', exact: true })).toBeVisible();
}

// TOOL-21
/** Opens the Spanish page and uses its tool, which must be Spanish at any time, and hydrated instead of made anew. */
async function useSpanishPage(page: Page, address: string) {
  const html = await (await fetch(`${address}/es`)).text();
  expect(html).toContain('Calcular precio');
  expect(html).not.toContain('Calculate Pricing</');

  await page.addInitScript(watchButton);
  await page.goto(`${address}/es`);
  const calculate = page.getByRole('button', { name: 'Calcular precio' });
  await expect(async () => {
    await page.getByLabel('Puestos de trabajo').fill('10');
    await calculate.click();
    await expect(page.getByText(/^750,00\s€$/).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Se ha generado su estimación de precios para MSP.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['Calcular precio']);
  expect(await calculate.evaluate((button) => 'fromServer' in button)).toBe(true);
}

/** Records every text that the main button has had, also when it was gone, and marks the one of the server. */
function watchButton() {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const button = document.querySelector('main button[type="submit"]');
    const text = button?.textContent ?? 'nothing';
    if ((button || seen.length > 0) && seen.at(-1) !== text) seen.push(text);
    if (button && document.readyState === 'loading') Object.assign(button, { fromServer: true });
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}

for (const bundler of ['turbopack', 'webpack']) {
  test(`a server component page of Next renders the packages, built by ${bundler}`, async ({ page, start }) => {
    await page.goto(await start('start', `dist-${bundler}`));
    await useEnglishPage(page);
  });

  test(`a Spanish tool is Spanish before, while and after Next hydrates it, built by ${bundler}`, async ({
    page,
    start,
  }) => {
    await useSpanishPage(page, await start('start', `dist-${bundler}`));
  });
}

// Here React says what does not hydrate.
test('the development server of Next shows the tools in both languages without a warning', async ({ page, start }) => {
  test.setTimeout(120_000);
  const address = await start('dev', 'dist-dev');
  await page.goto(address);
  await useEnglishPage(page);
  await useSpanishPage(page, address);
});

/** The address that the server prints when it is ready. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of server.stdout!) {
    said += part;
    const [, address] = /Local:\s+(http:\S+)[\s\S]*Ready/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`The server ended before it was ready: ${said}`);
}
