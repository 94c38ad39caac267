import type { Page } from 'playwright/test';
import { serveChangedSite } from '../forms/changedSite.ts';
import { expect, signInAsOwner, signInByForm, test } from '../fixtures.ts';

/** What the owner does with content in the browser, on a site of their own: others read the pages that change here. */
test.use({ siteEnv: { OWNER_EDITS: '1' } });

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const saved = (page: Page) => expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
const published = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(notices(page).getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};
const html = async (url: string) => (await fetch(url)).text();

test('the owner changes the headline, sees it in the preview, publishes it, and restores the old one', async ({
  page,
  site,
}) => {
  await signInAsOwner(page, site, '/admin/content');
  await page.getByRole('searchbox', { name: 'Search pages and words' }).fill('Innovate. Secure');
  await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Words of the page' }).click();
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.fill('Secure. Then transform.');
  await saved(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Secure. Then transform.');
  expect(await html(`${site.url}/home`)).not.toContain('Secure. Then transform.');
  await published(page);
  expect(await html(`${site.url}/home`)).toContain('Secure. Then transform.');

  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('dialog').getByRole('listitem');
  await expect(versions.first()).toContainText('Went live');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Take what ships' }).click();
  await saved(page);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await published(page);
  expect(await html(`${site.url}/home`)).toContain('Innovate. Secure. Transform.');
});

test('the owner adds, moves and removes entries by keyboard, and publishes them together', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin/content?collection=publications');
  await page.getByRole('button', { name: 'Add publication' }).press('Enter');
  await page.getByRole('textbox', { name: 'Title' }).fill('A year of tabletop exercises');
  await page.getByRole('textbox', { name: 'Publisher' }).fill('Channel Weekly');
  await page.getByRole('textbox', { name: 'Description' }).fill('What forty rehearsed incidents have in common.');
  await page.getByLabel('Date').fill('2026-11-01');
  await page.getByRole('textbox', { name: /^(?:Address|Link|Website|URL)/ }).fill('https://www.example.org/tabletop');
  await saved(page);
  await page.getByRole('link', { name: 'Publications' }).first().click();
  const rows = page.getByRole('group', { name: 'Publications' }).getByRole('listitem');
  await expect(rows.last()).toContainText('New draft');
  await page.getByRole('button', { name: 'Move up A year of tabletop exercises' }).press('Enter');
  await expect(rows.nth(3)).toContainText('A year of tabletop exercises');
  await page.getByRole('button', { name: 'Publish all drafts' }).press('Enter');
  await expect(notices(page).getByText('Published', { exact: true })).toBeVisible();
  for (const path of ['/media', '/feed.xml', '/search.json'])
    expect(await html(site.url + path), path).toContain('A year of tabletop exercises');

  await page.getByRole('button', { name: 'Remove A year of tabletop exercises' }).press('Enter');
  await expect(page.getByText('To be removed')).toBeVisible();
  await page.getByRole('button', { name: 'Publish all drafts' }).press('Enter');
  await expect(page.getByText('Not on the site')).toBeVisible();
  expect(await html(`${site.url}/media`)).not.toContain('A year of tabletop exercises');
});

test('the owner changes their name: every page has it, with scripts off too', async ({ page, site, browser }) => {
  await signInAsOwner(page, site, '/admin/site-settings?collection=owner');
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Ada Lindqvist');
  await saved(page);
  await published(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/about`);
  await expect(plain).toHaveTitle('About · Ada Lindqvist');
  await expect(plain.getByRole('link', { name: 'Ada Lindqvist' })).toBeVisible();
  await plain.close();
});

test.describe('two tabs on one entry', () => {
  // The database refuses the second draft.
  test.use({ expectedErrors: ['status of 409'] });

  test('neither overwrites the other unasked', async ({ page, site, context }) => {
    await signInAsOwner(page, site, '/admin/content?collection=page-podcasts');
    const other = await context.newPage();
    await other.goto('/admin/content?collection=page-podcasts');
    await other.getByRole('textbox', { name: 'Headline' }).fill('From the other tab');
    await saved(other);
    await page.getByRole('textbox', { name: 'Headline' }).fill('From this tab');
    await expect(page.getByText('This entry was changed elsewhere')).toBeVisible();
    await expect(page.getByText('There: From the other tab')).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await saved(page);
  });
});

test.describe('without the server', () => {
  test.use({ expectedErrors: ['could not be saved yet', 'Failed to load resource', 'net::ERR'] });

  test('a draft is kept in the tab, also over a reload, and saved when the server is back', async ({
    page,
    site,
    context,
  }) => {
    await signInAsOwner(page, site, '/admin/content?collection=page-about');
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await expect(headline).toBeVisible();
    await context.route('**/rest/v1/content_entries**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await headline.fill('Kept in this tab');
    await expect(page.getByText('Not saved. It is kept in this tab')).toBeVisible();
    await context.unroute('**/rest/v1/content_entries**');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(headline).toHaveValue('Kept in this tab');
    await saved(page);
  });
});

test('with contentStore: page, content and settings are kept in the page alone, which says so', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
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
  await expect(notices(page).getByText('Content created successfully')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Podcasts 4' })).toBeVisible();
  const name = '<img src=x onerror=alert(1)>';
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this item?');
  await page.getByRole('button', { name: 'Delete item' }).click();
  await expect(notices(page).getByText('Content deleted successfully')).toBeVisible();
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
  await expect(notices(page).getByText('Content updated successfully')).toBeVisible();
  await expect(page.getByText('4 of 5 stars')).toBeVisible();
  await changed.close();
});
