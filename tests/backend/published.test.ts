import type { StoredEntry } from '@advisor/content/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadAddress } from './dead-address.ts';
import { newDataDir, removeDataDir, startSite, type Site } from '../journeys/site.ts';

/** What the build reads of a hosted project, from the real server. */

// It stands among sources for the browser, whose types are not those of these tests.
const { readPublished } = (await import('../../apps/site/build/hosted.ts' as string)) as {
  readPublished: (project: { url: string; publishableKey: string }) => Promise<StoredEntry[]>;
};

let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = await newDataDir();
  site = await startSite({ dataDir });
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

// PUBLISH-11
it('the build reads all that is published, more than one request answers with, and no draft', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({
    collection: 'podcasts',
    key: `episode-${index}`,
    position: index,
    data: { title: `Episode ${index}` },
  }));
  const published = rows.map((row) => ({ ...row, state: 'published' }));
  expect((await site.service.from('content_entries').insert(published)).error).toBeNull();
  const draft = { ...rows[0], data: { title: 'Not yet' }, state: 'draft' };
  expect((await site.service.from('content_entries').insert(draft)).error).toBeNull();
  const read = await readPublished({ url: site.url, publishableKey: site.local.publishableKey });
  const inOrder = read.toSorted((a, b) => a.position! - b.position!);
  expect(inOrder).toEqual(rows);
});

it('a project that does not answer ends the build, with what to check', async () => {
  const url = await deadAddress();
  await expect(readPublished({ url, publishableKey: 'none' })).rejects.toThrow(
    `The published content could not be read from ${url}`,
  );
});
