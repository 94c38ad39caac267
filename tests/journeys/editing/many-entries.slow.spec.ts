import { storeManyPodcasts } from '../../support/sampleEntries.ts';
import { expect, signInAsOwner } from '../fixtures.ts';
import { test } from './editor.ts';

/** As much content as there may be, on a site of its own. */
test('10,000 entries of a collection are listed, searched and opened', async ({ page, site }) => {
  await storeManyPodcasts(site, 'draft');
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
