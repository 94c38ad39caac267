import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

const app = useConsumer('server-render');

test('tools that plain Node has rendered are hydrated without a warning', async ({ page, visit }) => {
  await visit(join(app.folder, 'dist'));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel('Company name').fill('Sample Partner');
  await page.getByRole('button', { name: 'Generate Scorecard' }).click();
  await expect(page.getByText('Partner evaluation has been completed.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page rendered by a server shows the grid', async ({ page, visit }) => {
    await visit(join(app.folder, 'dist'));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Risk', exact: true })).toBeVisible();
  });
});
