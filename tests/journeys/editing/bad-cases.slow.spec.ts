import { expect, signInAsOwner } from '../fixtures.ts';
import { publish, saved, test } from './editor.ts';

/** What can go wrong with content, in the browser of the owner, on a site of their own. */
const html = async (url: string) => (await fetch(url)).text();

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
