import type { Page } from 'playwright/test';
import { serveChangedSite } from '../forms/changedSite.ts';
import { expect, signInAsOwner, signInByForm, test } from '../fixtures.ts';
import { newDataDir, removeDataDir, startSite } from '../site.ts';
import { choosePicture, live, publish, publishAll, saved } from './editor.ts';

/** What the owner does with content in the browser, on a site of their own: others read the pages that change here. */
test.use({ siteEnv: { OWNER_EDITS: '1' } });

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const html = async (url: string) => (await fetch(url)).text();

test('the owner changes the headline, sees it in the preview, publishes it, and restores the old one', async ({
  page,
  site,
}) => {
  await signInAsOwner(page, site, '/admin/content');
  await page.getByRole('searchbox', { name: 'Search all words' }).fill('Innovate. Secure');
  // The address follows the search a moment later.
  await expect(page).toHaveURL(/search=Innovate/);
  await page.getByRole('list', { name: 'Entries' }).getByRole('link').first().click();
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.fill('Secure. Then transform.');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Secure. Then transform.');
  await saved(page);
  expect(await html(`${site.url}/home`)).not.toContain('Secure. Then transform.');
  await publish(page);
  expect(await html(`${site.url}/home`)).toContain('Secure. Then transform.');

  await headline.fill('Secure first.');
  await saved(page);
  await publish(page);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText(site.local.ownerEmail).first()).toBeVisible();
  await history
    .getByRole('listitem')
    .filter({ hasText: 'Secure. Then transform.' })
    .last()
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(headline).toHaveValue('Secure. Then transform.');
  await saved(page);
  await publish(page);
  expect(await html(`${site.url}/home`)).toContain('Secure. Then transform.');
});

test('the owner adds, moves and removes entries by keyboard, and publishes them together', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin/content?collection=publications');
  await page.getByRole('button', { name: 'Add publication' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Title').fill('A year of tabletop exercises');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Publisher' }).fill('Channel Weekly');
  await page.getByRole('textbox', { name: 'Description' }).fill('What forty rehearsed incidents have in common.');
  await page.getByLabel('Date').fill('2026-11-01');
  await page.getByRole('textbox', { name: /^(?:Address|Link|Website|URL)/ }).fill('https://www.example.org/tabletop');
  await saved(page);
  await page.getByRole('link', { name: 'All publications' }).press('Enter');
  const rows = page.getByRole('list', { name: 'Publications' }).getByRole('listitem');
  await expect(rows.last()).toContainText('New');
  await page.getByRole('button', { name: 'Move A year of tabletop exercises up' }).press('Enter');
  await expect(rows.nth(3)).toContainText('A year of tabletop exercises');

  const all = page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Overview' });
  await all.press('Enter');
  await page.getByRole('button', { name: /^Publish (?:the draft|all \d+ drafts)$/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter');
  await live(page);
  for (const path of ['/media', '/feed.xml', '/search.json'])
    expect(await html(site.url + path), path).toContain('A year of tabletop exercises');

  await page.getByRole('link', { name: 'Publications' }).first().press('Enter');
  await page.getByRole('button', { name: 'Remove A year of tabletop exercises' }).press('Enter');
  await expect(page.getByText('To be removed', { exact: true })).toBeVisible();
  await all.press('Enter');
  await page.getByRole('button', { name: 'Publish the draft' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByText('Everything is published')).toBeVisible();
  expect(await html(`${site.url}/media`)).not.toContain('A year of tabletop exercises');
});

test('the owner emphasizes words of a paragraph and links others, and visitors have both without scripts', async ({
  page,
  site,
  browser,
}) => {
  await signInAsOwner(page, site, '/admin/content?collection=page-about');
  const paragraph = page.getByRole('textbox', { name: /^Paragraph 1/ });
  await expect(paragraph).toHaveAttribute('contenteditable', 'true');
  await paragraph.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('I ask who is on call. ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Then I ask who pays.');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type(' Onwards');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  // The browser tells the editor of the selection a moment later: all of it at once, since one key made it.
  await expect(
    page.getByRole('group', { name: 'Format Paragraph 1' }).getByRole('button', { name: 'Link' }),
  ).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('/no-such-page');
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: 'Where the link leads' });
  await expect(address).toHaveAccessibleDescription(/Enter a page of this site that exists/);
  await address.fill('/ventures');
  await page.keyboard.press('Enter');
  await expect(paragraph).toBeFocused();
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('strong', { hasText: 'Then I ask who pays.' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Onwards' })).toHaveAttribute('href', '/ventures');
  await saved(page);
  await publish(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/about`);
  await expect(plain.locator('main strong', { hasText: 'Then I ask who pays.' })).toBeVisible();
  await plain.getByRole('main').getByRole('link', { name: 'Onwards' }).click();
  await expect(plain).toHaveURL(`${site.url}/ventures`);
  await plain.close();
  expect(await html(`${site.url}/search.json`)).toContain('I ask who is on call. Then I ask who pays. Onwards');
  // With scripts the page is hydrated with the same.
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('link', { name: 'Onwards' })).toBeVisible();
});

test('a second site starts with the content of the first', async ({ page, site, browser }) => {
  test.setTimeout(120_000);
  await signInAsOwner(page, site, '/admin/content?collection=testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await page.getByRole('dialog').getByLabel('Author').fill('Ines Duarte');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Quote' }).fill('Our board reads the risk report now, and asks about it.');
  await page.getByRole('textbox', { name: 'What they do' }).fill('Chair of a credit union');
  await page.getByRole('spinbutton', { name: 'Stars' }).fill('5');
  await choosePicture(page, 'ines.png');
  await saved(page);
  await page.goto('/admin/content?collection=page-about');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Nobody has said this before');
  await saved(page);
  await page.getByRole('link', { name: 'All content' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();

  const dataDir = await newDataDir();
  const second = await startSite({ dataDir });
  const other = await (await browser.newContext({ baseURL: second.url })).newPage();
  await signInAsOwner(other, second, '/admin/content');
  await other.getByRole('button', { name: 'Import' }).click();
  await other.getByLabel(/^File/).setInputFiles(file);
  await expect(other.getByText('This would change')).toBeVisible();
  await other.getByRole('button', { name: /^Save \d+ drafts?$/ }).click();
  await expect(other.getByRole('list', { name: 'Drafts' })).toContainText('About');
  await publishAll(other);
  expect(await html(`${second.url}/about`)).toContain('Nobody has said this before');
  await other.goto('/apply-mentorship-program');
  const picture = other.getByRole('figure').filter({ hasText: 'Ines Duarte' }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await other.context().close();
  expect(await second.stop()).toBe(0);
  await removeDataDir(dataDir);
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
