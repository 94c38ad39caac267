import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

const app = useConsumer('vue-app');

test('a Vue app binds the properties and events of an element', async ({ page, visit }) => {
  const policy = readFileSync(join(app.folder, 'content-security-policy.txt'), 'utf8').trim();
  await visit(join(app.folder, 'dist'), { 'content-security-policy': policy });
  const calculator = page.locator('msp-pricing-calculator');
  await calculator.getByLabel(/vCIO/).check();
  await calculator.getByRole('button', { name: 'Calculate Pricing' }).click();
  await expect(page.getByText('Last result: 900')).toBeVisible();
  await expect(calculator.getByText('$900.00').first()).toBeVisible();

  const calculate = calculator.getByRole('button', { name: 'Calculate Pricing' });
  await expect(calculate).toHaveCSS('background-color', 'rgb(11, 93, 87)');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(calculator).toHaveAttribute('theme', 'dark');
  await expect(calculate).toHaveCSS('background-color', 'rgb(98, 203, 187)');

  await page.getByRole('button', { name: 'Raise the price' }).click();
  await expect(calculator.getByText('$1,200.00').first()).toBeVisible();
  await expect(page.getByText('Last result: 1200')).toBeVisible();
  await page.getByRole('button', { name: 'Set a wrong price' }).click();
  await expect(page.getByText('Refused: rates.vcio must be a number from 0 to 1000000, but is -1.')).toBeVisible();
  await expect(calculator.getByText('$1,200.00').first()).toBeVisible();

  await page.reload();
  await expect(calculator.getByLabel(/vCIO/)).toBeChecked();
});
