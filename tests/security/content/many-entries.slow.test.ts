import { expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { ownerAt } from '../support/account.ts';
import { callPublish, draftOf } from '../support/publishing.ts';

const site = useSite();

const podcast = {
  type: 'Interview',
  platform: 'Everywhere',
  date: '2026-03-01',
  duration: '20 minutes',
  description: 'One of very many conversations about the same thing.',
  url: 'https://www.example.org/episode',
};
const venture = {
  name: 'Beside many',
  type: 'Security assurance',
  description: 'Independent tests of the controls that small companies say they have.',
  icon: 'shield',
  highlights: ['Tests every quarter', 'Reports in plain words', 'Fixed prices', 'No products sold'],
  colour: 'accent',
  href: '/contact',
};

it('a collection of 10,000 entries is on its page, and another entry is published beside it', async () => {
  const owner = await ownerAt(site);
  for (let start = 0; start < 10_000; start += 2_500) {
    const rows = Array.from({ length: 2_500 }, (_each, index) => ({
      collection: 'podcasts',
      key: `many-${start + index}`,
      state: 'published',
      data: { ...podcast, title: `Episode ${start + index}` },
    }));
    const { error } = await site.service.from('content_entries').insert(rows);
    expect(error).toBeNull();
  }
  const page = async (path: string) => (await fetch(site.url + path)).text();
  const change = await draftOf(owner, 'ventures', 'beside', venture, {});
  expect(await callPublish(site, owner, 'POST', { changes: [change] })).toMatchObject({ status: 200 });
  expect(await page('/ventures')).toContain('Beside many');
  const html = await page('/podcasts');
  expect(html).toContain('Episode 0<');
  expect(html).toContain('Episode 9999<');
});
