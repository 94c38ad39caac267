import sharp from 'sharp';
import { expect, signInAsOwner } from '../fixtures.ts';
import { test } from './editor.ts';

test('the owner uploads a picture for a recipe: it stands on its page with scripts off, and is counted as used', async ({
  page,
  site,
  browser,
}) => {
  await site.service.from('recipes').delete().not('id', 'is', null);
  const { error } = await site.service
    .from('recipes')
    .insert({ title: 'Leek tart', ingredients: ['3 leeks'], instructions: 'Bake.' });
  expect(error).toBeNull();
  await signInAsOwner(page, site, '/admin/recipes');
  await page.getByRole('button', { name: 'Edit Leek tart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
  await dialog.getByRole('button', { name: 'Choose a picture for Picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#7a8b9c' } })
    .jpeg()
    .toBuffer();
  await picker.getByLabel(/^Upload a picture/).setInputFiles({ name: 'Tart.jpg', mimeType: 'image/jpeg', buffer });
  await expect(picker).toBeHidden();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Text alternative' })).toHaveAccessibleDescription(
    /Say what the picture shows/,
  );
  await dialog.getByRole('textbox', { name: 'Text alternative' }).fill('A leek tart, cut into six');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Put on the site/ }).click();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();

  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await plain.goto('/recipes');
  const inList = plain.locator('main picture img');
  await inList.scrollIntoViewIfNeeded();
  await expect(inList).toHaveJSProperty('complete', true);
  await expect(inList).toHaveAttribute('alt', '');
  await plain.getByRole('link', { name: 'Leek tart' }).click();
  const picture = plain.getByRole('img', { name: 'A leek tart, cut into six' });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/assets\/pictures\/[\da-f]+-\d+\.avif$/,
  );
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['900', '700']);
  await plain.close();

  await page.goto('/admin/files');
  const used = page.getByRole('article').filter({ hasText: /^tart-/ });
  await expect(used).toContainText('Used by Recipes: Leek tart');
  await expect(used).not.toContainText('(draft)');
  await used.getByRole('link', { name: 'Recipes: Leek tart' }).click();
  await expect(page.getByRole('button', { name: 'Edit Leek tart' })).toBeVisible();
});
