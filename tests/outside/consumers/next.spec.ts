import { spawn, type ChildProcess } from 'node:child_process';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { environment, useConsumer } from './useConsumer.ts';

/** Next's app router, with a page that is a server component. */
const app = useConsumer('next-app');

for (const bundler of ['turbopack', 'webpack'])
  test(`a server component page of Next renders the packages, built by ${bundler}`, async ({ page }) => {
    const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
      cwd: app.folder,
      env: { ...environment(), NEXT_DIST_DIR: `dist-${bundler}` },
    });
    try {
      await page.goto(await addressOf(server));
      await expect(page.getByText('A vCIO alone: 900')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCSS(
        'background-color',
        'rgb(11, 93, 87)',
      );
      await page.getByRole('tab', { name: 'Farm' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Farm' })).toBeVisible();
      await page.getByLabel(/vCIO/).check();
      await page.getByRole('button', { name: 'Calculate Pricing' }).click();
      await expect(page.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
      await expect(page.getByText('$900.00').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add Risk', exact: true })).toBeVisible();
    } finally {
      server.kill();
    }
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
