import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pack, withoutPnpmSettings } from './examples.ts';

/** Next's app router, with a page that is a server component. */
let folder: string;
const app = () => join(folder, 'next-app');
const next = (bundler: string) => ({
  cwd: app(),
  env: { ...withoutPnpmSettings(), NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: `dist-${bundler}` },
});
const command = 'node_modules/next/dist/bin/next';

test.beforeAll(() => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'advisor-next-'));
  cpSync(join(import.meta.dirname, 'next-app'), app(), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(app(), 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, pack(join(folder, 'packed'), ['ui', 'content', 'tools']));
  writeFileSync(join(app(), 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { ...next(''), stdio: 'ignore' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const bundler of ['turbopack', 'webpack'])
  test(`a server component page of Next renders the packages, built by ${bundler}`, async ({ page }) => {
    test.setTimeout(120_000);
    execFileSync(process.execPath, [command, 'build', `--${bundler}`], { ...next(bundler), stdio: 'pipe' });
    const errors: string[] = [];
    page.on('console', (message) => {
      // Warnings too: React says there that a server and a browser disagree.
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const server = spawn(process.execPath, [command, 'start', '--port', '0'], next(bundler));
    try {
      await page.goto(await addressOf(server));
      await expect(page.getByText('A vCIO alone: 900')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCSS(
        'background-color',
        'rgb(11, 93, 87)',
      );
      await page.getByRole('tab', { name: 'Farm' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Farm' })).toBeVisible();
      await page.getByLabel('Workstations').fill('10');
      await page.getByRole('button', { name: 'Calculate Pricing' }).click();
      await expect(page.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add Risk', exact: true })).toBeVisible();
      expect(errors).toEqual([]);
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
