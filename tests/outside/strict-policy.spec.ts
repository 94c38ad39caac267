import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from './fixtures.ts';
import { unpackTools, type PackedTools } from './packedTools.ts';

let tools: PackedTools;
test.beforeAll(() => void (tools = unpackTools('elements')));
test.afterAll(() => tools.remove());

test('a tool of the packed package is shown and calculates on a plain page, under a strict Content-Security-Policy', async ({
  page,
  visit,
}) => {
  const { folder } = tools;
  writeFileSync(
    join(folder, 'strict.html'),
    '<!doctype html><html lang="en"><title>Strict</title><link rel="icon" href="data:,"><script type="module" src="vendor/embed.js"></script><msp-pricing-calculator></msp-pricing-calculator></html>',
  );
  await visit(
    folder,
    { 'content-security-policy': "default-src 'none'; script-src 'self'; img-src data:" },
    '/strict.html',
  );
  const tool = page.locator('msp-pricing-calculator');
  await tool.getByLabel('Workstations').fill('10');
  await tool.getByRole('button', { name: 'Calculate Pricing' }).click();
  await expect(tool.getByText('$750.00').first()).toBeVisible();
  // Its styles are there too: not the gray of a button without any.
  await expect(tool.getByRole('button', { name: 'Calculate Pricing' })).not.toHaveCSS(
    'background-color',
    'rgb(239, 239, 239)',
  );
});
