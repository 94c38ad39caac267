import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, passTime, signInAsOwner, signInByForm, test } from '../fixtures.ts';
import { newDataDir, removeDataDir, startSite } from '../site.ts';

/** What can go wrong with content, in the browser of the owner, on a site of their own. */
test.use({ siteEnv: { OWNER_EDITS: 'bad cases' } });

const html = async (url: string) => (await fetch(url)).text();
const saved = (page: Page) => expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/^Live now:/)).toBeVisible({ timeout: 20_000 });
};

test('an entry of an earlier version that no longer fits is kept, the site shows what ships, and the owner is told', async ({
  page,
  site,
}) => {
  const old = {
    collection: 'ventures',
    key: 'brambles-farm',
    data: { name: 'Farm of an older schema', colour: 'puce' },
  };
  const { error } = await site.service.from('content_entries').insert({ ...old, state: 'published' });
  expect(error).toBeNull();
  await signInAsOwner(page, site, '/admin/content?collection=podcasts&entry=first-hour-incident');
  await page.getByRole('textbox', { name: 'Title' }).fill('The first hour, told again');
  await saved(page);
  // It does not keep others from being published.
  await publish(page);
  const ventures = await html(`${site.url}/ventures`);
  expect(ventures).toContain('Brambles Farm');
  expect(ventures).not.toContain('Farm of an older schema');

  await page.goto('/admin');
  await page.getByRole('link', { name: '1 entry that does not fit' }).click();
  const list = page.getByRole('list', { name: 'Needs attention' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: 'Farm of an older schema' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Farm of an older schema');
  const { data } = await site.service
    .from('content_entries')
    .select('data')
    .match({ key: old.key, state: 'published' });
  expect(data).toEqual([{ data: old.data }]);
  await site.service.from('content_entries').delete().match({ key: old.key });
});

test.describe('two at once', () => {
  test.use({ expectedErrors: ['It was changed elsewhere.', 'status of 409'] });

  test('on one entry see both versions, and nothing is overwritten before one is chosen', async ({
    page,
    site,
    browser,
  }) => {
    const path = '/admin/content?collection=podcasts&entry=first-hour-incident';
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signInAsOwner(page, site, path);
    await signInAsOwner(other, site, path);
    const title = (of: Page) => of.getByRole('textbox', { name: 'Title' });
    await expect(title(page)).toBeVisible();
    await title(other).fill('What the other one wrote');
    await saved(other);
    await title(page).fill('What I wrote');
    const warning = page.getByRole('status').filter({ hasText: 'This entry was changed elsewhere' });
    await expect(warning).toContainText('What I wrote');
    await expect(warning).toContainText('What the other one wrote');
    const stored = async () =>
      (await site.service.from('content_entries').select('data->>title').match({ state: 'draft' })).data;
    expect(await stored()).toEqual([{ title: 'What the other one wrote' }]);
    await warning.getByRole('button', { name: 'Use the other version' }).click();
    await expect(title(page)).toHaveValue('What the other one wrote');
    expect(await stored()).toEqual([{ title: 'What the other one wrote' }]);
    await other.context().close();
    await site.service.from('content_entries').delete().match({ state: 'draft' });
  });
});

test.describe('a text that is too long', () => {
  test.use({ expectedErrors: ['status of 400', 'Failed to save draft'] });

  test('is refused at its field, kept in the tab, and says why it is not saved', async ({ page, site }) => {
    await signInAsOwner(page, site, '/admin/content?collection=podcasts&entry=first-hour-incident');
    const description = page.getByRole('textbox', { name: 'Description' });
    const before = await description.inputValue();
    await description.fill('word '.repeat(200_000));
    await expect(page.getByText('Not saved: It has more text than an entry can have. Shorten it.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).focus();
    await expect(description).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('group', { name: /needs? your attention/ })).toBeFocused();
    expect((await site.service.from('content_entries').select('id').match({ state: 'draft' })).data).toEqual([]);
    await description.fill(before);
    await expect(page.getByText(/^Not saved:/)).toBeHidden();
  });
});

test('10,000 entries of a collection are listed, searched and opened', async ({ page, site }) => {
  test.setTimeout(120_000);
  for (let start = 0; start < 10_000; start += 2_500) {
    const rows = Array.from({ length: 2_500 }, (_each, index) => ({
      collection: 'podcasts',
      key: `many-${start + index}`,
      state: 'draft',
      data: {
        title: `Episode ${start + index}`,
        type: 'Interview',
        platform: 'Everywhere',
        date: '2026-03-01',
        duration: '20 minutes',
        description: 'One of very many conversations about the same thing.',
        url: 'https://www.example.org/episode',
      },
    }));
    const { error } = await site.service.from('content_entries').insert(rows);
    expect(error).toBeNull();
  }
  await signInAsOwner(page, site, '/admin');
  await expect(page.getByRole('link', { name: '10,000 drafts to publish' })).toBeVisible();
  await page.goto('/admin/content?collection=podcasts');
  const list = page.getByRole('list', { name: 'Podcasts' }).last();
  await expect(list.getByRole('listitem')).toHaveCount(48, { timeout: 20_000 });
  await page.getByRole('searchbox', { name: 'Search all words' }).fill('Episode 7654');
  await page.getByRole('main').getByRole('link', { name: 'Episode 7654', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Episode 7654');
  await site.service.from('content_entries').delete().match({ collection: 'podcasts', state: 'draft' });
});

test.describe('the database cannot be opened', () => {
  test.use({ expectedErrors: ['503', 'Failed to load'] });

  test('visitors read the pages as they were published, and the owner is told', async ({ browser }) => {
    test.setTimeout(120_000);
    const dataDir = await newDataDir();
    const before = await startSite({ dataDir });
    const port = Number(new URL(before.url).port);
    const page = await (await browser.newContext({ baseURL: before.url })).newPage();
    await signInAsOwner(page, before, '/admin/content?collection=podcasts&entry=first-hour-incident');
    await page.getByRole('textbox', { name: 'Title' }).fill('The last one before the disk failed');
    await saved(page);
    await publish(page);
    expect(await before.stop()).toBe(0);
    truncateSync(join(dataDir, 'db/PG_VERSION'), 0);

    const after = await startSite({ dataDir, port, withoutDatabase: true });
    expect(await html(`${after.url}/podcasts`)).toContain('The last one before the disk failed');
    expect((await fetch(`${after.url}/healthz`)).status).toBe(503);
    await page.clock.install();
    await page.goto('/admin');
    await passTime(page, page.getByText(/^The server does not answer\. You are still signed in/));
    const newcomer = await (await browser.newContext({ baseURL: after.url })).newPage();
    await newcomer.goto('/admin');
    await newcomer.waitForURL('**/auth');
    await signInByForm(newcomer, before);
    await expect(newcomer.getByText(/The database is not available/).first()).toBeVisible();
    await page.context().close();
    await newcomer.context().close();
    await after.stop();
    await removeDataDir(dataDir);
  });
});
