import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

const app = useConsumer('webpack-app');

// Only React's development build warns about unknown attributes.
for (const build of ['dist', 'dist-development'])
  test(`an app built by webpack with React 18 uses tools under a strict Content-Security-Policy, ${build}`, async ({
    page,
    visit,
  }) => {
    const policy = readFileSync(join(app.folder, 'content-security-policy.txt'), 'utf8').trim();
    await visit(join(app.folder, build), { 'content-security-policy': policy });
    await expect(page.getByRole('heading', { name: 'Our prices, with React 18.3.1' })).toBeVisible();
    const calculate = page.getByRole('button', { name: 'Calculate Pricing' });
    await expect(calculate).toHaveCSS('background-color', 'rgb(11, 93, 87)');
    await expect(calculate).toHaveCSS('font-family', /^"?Public Sans/);

    await page.getByLabel('Workstations').fill('10');
    await calculate.click();
    await expect(page.getByText('Last result: 750')).toBeVisible();
    // A mark that follows data.
    await expect(page.getByText('$750.00').first()).toBeVisible();

    await page.getByRole('button', { name: 'Add Risk', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Risk' });
    await dialog.getByLabel('Title').fill('Outdated software');
    await dialog.getByLabel('Description').fill('Updates are late.');
    await dialog.getByLabel('Category').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Add Risk' }).click();
    await expect(page.getByText('New risk has been added to the matrix.')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Workstations')).toHaveValue('10');
  });
