import { expect, signInAsOwner } from '../fixtures.ts';
import { test } from './editor.ts';

/** As much content as there may be, on a site of its own. */
test('10,000 entries of a collection are listed, searched and opened', async ({ page, site }) => {
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
  await expect(list.getByRole('listitem')).toHaveCount(48);
  await page.getByRole('searchbox', { name: 'Search all words' }).fill('Episode 7654');
  await page.getByRole('main').getByRole('link', { name: 'Episode 7654', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Episode 7654');
  await site.service.from('content_entries').delete().match({ collection: 'podcasts', state: 'draft' });
});
