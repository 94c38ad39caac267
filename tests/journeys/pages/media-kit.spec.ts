import { owner } from '@advisor/content';
import { expect, test } from '../fixtures.ts';

// PAGE-47
test('the media kit copies a biography and a color, as it was loaded and as a later page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const line = `${owner.name}: ${owner.role}.`;

  await page.goto('/media-kit');
  await page.getByRole('button', { name: 'Copy One line' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await copied()).toBe(line);
  await page.getByRole('button', { name: 'Copy Accent, #0B5D57' }).click();
  await expect.poll(copied).toBe('#0B5D57');

  // Drawn by React, without a new document.
  await page.goto('/home');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Media Kit' }).click();
  await expect(page).toHaveURL(/\/media-kit$/);
  await page.getByRole('button', { name: 'Copy One line' }).click();
  await expect.poll(copied).toBe(line);
});

// PAGE-47
test('where a copy is refused, the media kit says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto('/media-kit');
  await page.getByRole('button', { name: 'Copy One line' }).click();
  await expect(page.getByText('Select the text and copy it.')).toBeVisible();
});
