import { expect, signInAsOwner } from '../fixtures.ts';
import { test } from './editor.ts';

/** A recipe on the site, and off it again (RECIPE-1 to RECIPE-8). */

test('the owner puts a recipe on the site: complete without scripts, scaled with them, and gone when it is taken off', async ({
  page,
  site,
  browser,
}) => {
  const status = async (path: string) => (await fetch(site.url + path)).status;
  const html = async (path: string) => (await fetch(site.url + path)).text();
  expect([await status('/recipes'), await status('/recipes/plum-cake')]).toEqual([404, 404]);
  expect(await html('/brambles-farm')).not.toContain('href="/recipes"');

  await site.service.from('recipes').delete().not('id', 'is', null);
  const { error } = await site.service.from('recipes').insert({
    title: 'Plum cake',
    description: 'From the trees behind the barn.',
    ingredients: ['1 1/2 cups flour', '500 g plums', 'Salt'],
    instructions: 'Mix.\nBake for an hour.',
    servings: 4,
  });
  expect(error).toBeNull();
  await signInAsOwner(page, site, '/admin/recipes');
  await page.getByRole('button', { name: /^Put on the site/ }).click();
  await expect(page.getByText('On the site', { exact: true })).toBeVisible();

  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await plain.goto('/brambles-farm');
  await plain.locator('main a[href="/recipes"]').first().click();
  await plain.getByRole('link', { name: 'Plum cake' }).click();
  await expect(plain).toHaveURL(`${site.url}/recipes/plum-cake`);
  await expect(plain.getByRole('listitem').filter({ hasText: '1 1/2 cups flour' })).toBeVisible();
  await expect(plain.locator('script[type="application/ld+json"]').first()).toBeAttached();
  expect(await html('/recipes/plum-cake')).toContain('"@type":"Recipe"');
  expect(await html('/sitemap.xml')).toContain('/recipes/plum-cake');
  await plain.close();

  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto('/recipes/plum-cake');
  await visitor.getByRole('spinbutton', { name: /Servings/ }).fill('8');
  await expect(visitor.getByRole('listitem').filter({ hasText: '3 cups flour' })).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: '1000 g plums' })).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: /^Take off the site/ }).click();
  await expect(page.getByText('Not on the site', { exact: true })).toBeVisible();
  expect([await status('/recipes'), await status('/recipes/plum-cake')]).toEqual([404, 404]);
  expect(await html('/sitemap.xml')).not.toContain('/recipes');
});
