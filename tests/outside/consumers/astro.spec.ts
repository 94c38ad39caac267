import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { useConsumer } from './useConsumer.ts';

/** A static site with a tool as an island of React. */
const app = useConsumer('astro-app');

async function expectStyled(page: Page) {
  const button = page.getByRole('button', { name: 'Calculate Pricing' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 93, 87)');
  await expect(button).toHaveCSS('border-radius', '4px');
  await expect(page.getByLabel('Workstations')).toHaveCSS('border-top-width', '1px');
}

// Only React's development build says what does not hydrate.
for (const build of ['dist', 'dist-development'])
  test(`a tool on a page of Astro is hydrated without a warning and works, ${build}`, async ({ page, visit }) => {
    await visit(join(app.folder, build));
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await expectStyled(page);
    await page.getByLabel(/vCIO/).check();
    await page.getByRole('button', { name: 'Calculate Pricing' }).click();
    await expect(page.getByText('Your MSP pricing estimate has been generated.')).toBeVisible();
    await expect(page.getByText('$900.00').first()).toBeVisible();
  });

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool on a page of Astro is there and has its look', async ({ page, visit }) => {
    await visit(join(app.folder, 'dist'));
    await expect(page.locator('astro-island[ssr]')).toBeAttached();
    await expectStyled(page);
  });
});
