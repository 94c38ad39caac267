import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { owner as shipped } from '@advisor/content';
import { expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { png } from '../files/samples.ts';
import { ownerAt } from '../support/account.ts';
import { callPublish, draftOf } from '../support/publishing.ts';

const site = useSite();

it('a start renders published pages again with their pictures, and without one whose file was removed', async () => {
  const owner = await ownerAt(site);
  const files = owner.client.storage.from('public-files');
  for (const name of ['ada.png', 'grace.png']) expect((await files.upload(name, await png(400, 400))).error).toBeNull();
  const portrait = { file: 'ada.png', alt: 'Ada at a desk' };
  const said = {
    quote: 'She asked for one page, and we found that nobody could have written it before.',
    author: 'Grace H.',
    role: 'Chair of the board',
    rating: 5,
    picture: { file: 'grace.png', alt: '' },
  };
  const changes = [
    await draftOf(owner, 'owner', 'content', { ...shipped, portrait }),
    await draftOf(owner, 'testimonials', 'grace', said),
  ];
  expect(await callPublish(site, owner, 'POST', { changes })).toMatchObject({ status: 200 });
  expect((await files.remove(['ada.png'])).error).toBeNull();
  await site.restart(() => rmSync(join(site.dataDir, 'site'), { recursive: true }));

  const page = async (path: string) => (await fetch(site.url + path)).text();
  await expect.poll(() => page('/apply-mentorship-program')).toContain('nobody could have written it before');
  const [address] = /\/assets\/pictures\/[\da-f]{20}-400\.avif/.exec(await page('/apply-mentorship-program'))!;
  expect((await fetch(site.url + address)).status).toBe(200);
  expect(await page('/about')).toContain(`Monogram of ${shipped.name}`);
});
