import { expect, signInAsOwner } from '../fixtures.ts';
import { live, test } from './editor.ts';
import { tooWide } from '../layout.ts';

/** The workspace on a phone, by keyboard, on a site of its own: others read the page that changes here (ADMIN-23). */
test.use({ viewport: { width: 360, height: 740 } });

test('the owner finds a page in the tree, changes and publishes it, all by keyboard', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin');
  await page.locator('summary', { hasText: 'Admin: Dashboard' }).press('Enter');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Content' }).press('Enter');
  await expect(page.getByText('Everything is published')).toBeInViewport();
  await page.locator('summary', { hasText: 'By page' }).press('Enter');
  const tree = page.getByRole('navigation', { name: 'Content' });
  await tree.getByRole('list', { name: 'About' }).getByRole('link', { name: 'Words of the page' }).press('Enter');
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.press('ControlOrMeta+A');
  await page.keyboard.type('Said from a phone');
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await live(page);
  expect(await (await fetch(`${site.url}/about`)).text()).toContain('Said from a phone');
  await page.getByRole('link', { name: 'All content' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeInViewport();
});

test('no page of the workspace is wider than the phone, also in landscape', async ({ page, site }) => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitaenssuppe';
  await site.service.from('recipes').insert({ title, ingredients: ['Water'], instructions: 'Boil.' });
  await signInAsOwner(page, site, '/admin');
  for (const path of [
    '/admin',
    '/admin/messages',
    '/admin/content',
    '/admin/content?collection=podcasts',
    '/admin/content?collection=ventures&entry=brambles-farm',
    '/admin/site-settings?collection=owner',
    '/admin/files',
    '/admin/recipes',
    '/admin/form-settings',
    '/admin/email-settings',
    '/admin/users',
    '/admin/account',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Checking who is signed in')).toBeHidden();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    for (const width of [320, 360, 740]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
