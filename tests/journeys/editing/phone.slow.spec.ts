import { expect, signInAsOwner } from '../fixtures.ts';
import { live, test } from './editor.ts';
import { tooLargeForPhones, tooWide } from '../layout.ts';

/** The workspace on a phone, by keyboard, on a site of its own: others read the page that changes here (ADMIN-23). */
test.use({ viewport: { width: 360, height: 740 } });

test('the owner finds a page, changes and publishes it, all by keyboard', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin');
  await page.locator('summary', { hasText: 'Admin: Dashboard' }).press('Enter');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Content' }).press('Enter');
  await page.getByRole('tab', { name: /^Publications/ }).press('End');
  await expect(page.getByText('Everything is published')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('main').getByRole('link', { name: 'About', exact: true }).press('Enter');
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.press('ControlOrMeta+A');
  await page.keyboard.type('Said from a phone');
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  // The preview has scrolled to these words, and not what is around it.
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Said from a phone' })).toBeVisible();
  await expect(headline).toBeInViewport();
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await live(page);
  expect(await (await fetch(`${site.url}/about`)).text()).toContain('Said from a phone');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'About', exact: true })).toBeFocused();
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
    '/admin/content?tab=pages',
    '/admin/site-settings?collection=owner&entry=content',
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
    await expect.poll(() => tooLargeForPhones(page), path).toEqual([]);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => tooWide(page), `${path} in landscape`).toEqual([]);
  }
});
