import { serveChangedSite } from '../forms/changedSite.ts';
import { expect, signInByForm, test } from '../fixtures.ts';

test('with contentStore: page, content and settings are kept in the page alone, which says so', async ({
  page,
  site,
}) => {
  const notices = page.getByRole('region', { name: 'Notifications' });
  const changed = await serveChangedSite(
    (code, id) => {
      if (!id.endsWith('/site.config.ts')) return null;
      expect(code).toContain("contentStore: 'database',");
      return code.replace("contentStore: 'database',", "contentStore: 'page',");
    },
    { '^/(?:auth/v1|rest/v1|supabase.json)': site.url },
  );
  await page.goto(`${changed.url}/admin/content`);
  await page.waitForURL('**/auth');
  await signInByForm(page, site);
  await expect(page.getByText('Kept in this page only')).toBeVisible();
  await page.getByRole('tab', { name: 'Podcasts 3' }).click();
  await page.getByRole('button', { name: 'Add podcast' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('<img src=x onerror=alert(1)>');
  await dialog.getByLabel('Description').fill('A talk about talks.');
  await dialog.getByLabel('Date').fill('May 2026');
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await expect(notices.getByText('Content created successfully')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Podcasts 4' })).toBeVisible();
  const name = '<img src=x onerror=alert(1)>';
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this item?');
  await page.getByRole('button', { name: 'Delete item' }).click();
  await expect(notices.getByText('Content deleted successfully')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Podcasts 3' })).toBeVisible();

  await page.goto(`${changed.url}/admin/site-settings`);
  await page.getByRole('tab', { name: 'Testimonials' }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await dialog.getByLabel('Rating').fill('6');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByLabel('Rating')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Rating').fill('4');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(notices.getByText('Content updated successfully')).toBeVisible();
  await expect(page.getByText('4 of 5 stars')).toBeVisible();
  await changed.close();
});
