import { expect, it } from 'vitest';
import { storeManyPodcasts, venture } from '../../support/sampleEntries.ts';
import { useSite } from '../../support/useSite.ts';
import { ownerAt } from '../support/account.ts';
import { callPublish, draftOf } from '../support/publishing.ts';

const site = useSite();

it('a collection of 10,000 entries is on its page, and another entry is published beside it', async () => {
  const owner = await ownerAt(site);
  await storeManyPodcasts(site, 'published');
  const page = async (path: string) => (await fetch(site.url + path)).text();
  const change = await draftOf(owner, 'ventures', 'beside', venture);
  expect(await callPublish(site, owner, 'POST', { changes: [change] })).toMatchObject({ status: 200 });
  expect(await page('/ventures')).toContain(venture.name);
  const html = await page('/podcasts');
  expect(html).toContain('Episode 0<');
  expect(html).toContain('Episode 9999<');
});
