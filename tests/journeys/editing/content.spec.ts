import { expect, signInAsOwner } from '../fixtures.ts';
import { live, publish, publishAll, saved, slow, test } from './editor.ts';

/** What the owner does with content in the browser, on a site of their own: others read the pages that change here. */
const html = async (url: string) => (await fetch(url)).text();

test('the owner changes the headline, sees it in the preview, publishes it, compares versions, and restores the old one', async ({
  page,
  site,
}) => {
  await signInAsOwner(page, site, '/admin/content');
  await page.getByRole('searchbox', { name: 'Search all words' }).fill('Innovate. Secure');
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
  const old = history.getByRole('listitem').filter({ hasText: 'Secure. Then transform.' }).last();
  await old.getByRole('button', { name: /^Compare with now/ }).click();
  await expect(old).toContainText(/This version.*Secure\. Then transform\..*Now.*Secure first\./s);
  await old.getByRole('button', { name: /^Restore/ }).click();
  await expect(headline).toHaveValue('Secure. Then transform.');
  await saved(page);
  await publish(page);
  expect(await html(`${site.url}/home`)).toContain('Secure. Then transform.');
});

slow('the owner adds, moves and deletes entries by keyboard, and publishes them together', async ({ page, site }) => {
  await signInAsOwner(page, site, '/admin/content?collection=publications');
  await page.getByRole('button', { name: 'Add publication' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Title').fill('A year of tabletop exercises');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Content created successfully')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Publisher' }).fill('Channel Weekly');
  await page.getByRole('textbox', { name: 'Description' }).fill('What forty rehearsed incidents have in common.');
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-11-01');
  await page.getByRole('textbox', { name: /^(?:Address|Link|Website|URL)/ }).fill('https://www.example.org/tabletop');
  await saved(page);
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('Content updated successfully')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Publications' }).getByRole('listitem');
  await expect(rows.last()).toContainText('New');
  await page.getByRole('button', { name: 'Move A year of tabletop exercises up' }).press('Enter');
  await expect(rows.nth(3)).toContainText('A year of tabletop exercises');

  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Drafts/).press('Enter');
  await page.getByRole('button', { name: /^Publish (?:the draft|all \d+ drafts)$/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter');
  await live(page);
  for (const path of ['/media', '/feed.xml', '/search.json'])
    expect(await html(site.url + path), path).toContain('A year of tabletop exercises');

  await tab(/^Publications 5$/).press('Enter');
  await page.getByRole('button', { name: 'Delete A year of tabletop exercises' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
  await question.getByRole('button', { name: 'Delete item' }).press('Enter');
  await expect(page.getByText('Content deleted successfully')).toBeVisible();
  await expect(page.getByText('To be removed', { exact: true })).toBeVisible();
  await tab(/^Drafts 1$/).press('Enter');
  await page.getByRole('button', { name: 'Publish the draft' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByText('Everything is published')).toBeVisible();
  expect(await html(`${site.url}/media`)).not.toContain('A year of tabletop exercises');
});

test('headings that are named like what scripts look for leave the page working', async ({ page, site }) => {
  await page.goto('/speaking-engagement');
  const idsOfPage = () =>
    page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id).filter((id) => !/^_[rR]_/.test(id)));
  const names = (await idsOfPage())
    .map((id) => id.replaceAll(/[^a-z\d]+/gi, ' ').trim())
    .filter(({ length }) => length > 2);
  expect(names).toEqual(expect.arrayContaining(['content', 'main', 'root', 'load failure', 'form']));
  const { error } = await site.service.from('content_entries').insert(
    [...names, 'Über Weißwurst'].map((title, position) => ({
      collection: 'speaking-topics',
      key: `named-${position}`,
      state: 'draft',
      position,
      data: { title, description: 'A talk with an everyday name.', duration: 'An hour', audience: 'Everybody' },
    })),
  );
  expect(error).toBeNull();
  await signInAsOwner(page, site, '/admin/content');
  await publishAll(page);

  await page.goto('/speaking-engagement#content');
  await expect(page.getByRole('heading', { name: 'content', exact: true })).toBeInViewport();
  const ids = await idsOfPage();
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  await page
    .getByRole('form')
    .getByRole('button', { name: /^Submit|^Send|^Request/ })
    .click();
  await expect(page.getByRole('group', { name: /need your attention/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search this site' });
  await expect(search).toBeFocused();
  // Letters that an address encodes lead to their place too.
  await search.fill('Weißwurst');
  await page.getByRole('option', { name: /^Über Weißwurst/ }).click();
  await expect(page.getByRole('heading', { name: 'Über Weißwurst' })).toBeFocused();
});

test.describe('a paragraph', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED', 'The editor for links and emphasis could not be loaded.'] });

  test('the owner emphasizes words of a paragraph and links others, and visitors have both without scripts', async ({
    page,
    site,
    browser,
  }) => {
    await signInAsOwner(page, site, '/admin/content?collection=page-about&entry=content');
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
    // Without its editor the paragraph stays as it is, and the editor can be loaded again.
    await page.route('**/RichTextEditor*.js', (route) => route.abort());
    await page.goto('/admin/content?collection=page-about&entry=content');
    await expect(page.getByText('The editor could not be loaded')).toBeVisible();
    await page.unroute('**/RichTextEditor*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(paragraph).toHaveAttribute('contenteditable', 'true');
  });
});
