import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { owner } from '@advisor/content';
import {
  publicFiles,
  whitePapersCollection,
  type Owner,
  type PublishedRecipe,
  type StoredEntry,
} from '@advisor/content/collections';
import { expect, it } from 'vitest';
import { jpeg } from '../security/files/samples.ts';
import { ownerAt } from '../security/support/account.ts';
import { useSite } from '../support/useSite.ts';

/** What the build reads of a hosted project, from the real server. */

// It stands among sources for the browser, whose types are not those of these tests.
interface Project {
  url: string;
  publishableKey: string;
}
const { readPublicFile, readPublished } = (await import('../../apps/site/build/hosted.ts' as string)) as {
  readPublished: (project: Project) => Promise<StoredEntry[]>;
  readPublicFile: (project: Project, name: string) => Promise<Uint8Array | null>;
};
const { contentWithPictures } = (await import('../../apps/site/build/site-pictures.ts' as string)) as {
  contentWithPictures: (
    rows: readonly StoredEntry[],
    source: {
      read: (name: string) => Promise<Uint8Array | null>;
      origin: string;
      folders: { cacheDir: string; folder: string };
    },
  ) => Promise<{
    site: { owner: Owner };
    problems: readonly object[];
    recipes: readonly { data: PublishedRecipe }[];
    list: (of: object) => readonly Paper[];
  }>;
};
type Paper = (typeof whitePapersCollection.entries)[string];

const site = useSite();

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

const soup = { title: 'Soup', ingredients: ['1 l water'], instructions: 'Boil.', difficulty: 'easy' };

// FILE-32, FILE-33
it('the build has the pictures of the project, and links to its files at its address', async () => {
  const project = { url: site.url, publishableKey: site.local.publishableKey };
  const picture = await jpeg(400, 50);
  const { client } = await ownerAt(site);
  const { error } = await client.storage.from('public-files').upload('ada.jpg', picture);
  expect(error).toBeNull();
  const [[key, paper]] = Object.entries(whitePapersCollection.entries) as [[string, object]];
  const row = { position: null, key: 'content', collection: 'owner' };
  const rows = [
    { ...row, data: { ...owner, portrait: { file: 'ada.jpg', alt: 'Ada' } } },
    { ...row, collection: 'white-papers', key, data: { ...paper, downloadUrl: `${publicFiles}budget.pdf` } },
    // RECIPE-4: an address of the project that was typed.
    {
      ...row,
      collection: 'recipes',
      key: 'soup',
      data: { ...soup, picture: `https://project.example${publicFiles}ada.jpg` },
    },
  ];
  const folder = await mkdtemp(join(tmpdir(), 'advisor-hosted-'));
  const source = {
    read: (name: string) => readPublicFile(project, name),
    origin: 'https://project.example',
    folders: { cacheDir: join(folder, 'cache'), folder },
  };
  expect(Buffer.from((await readPublicFile(project, 'ada.jpg'))!).equals(picture)).toBe(true);
  expect(await readPublicFile(project, 'gone.jpg')).toBeNull();

  const content = await contentWithPictures(rows, source);
  expect(content.problems).toEqual([]);
  const { image } = content.site.owner.portrait!;
  expect(content.recipes[0]!.data.picture).toEqual({ file: 'ada.jpg', alt: '', image });
  expect(image).toMatchObject({ width: 400, height: 50 });
  for (const { avif, webp } of image!.versions)
    for (const file of [avif, webp]) expect(existsSync(join(folder, file))).toBe(true);
  expect(content.list(whitePapersCollection).map(({ downloadUrl }) => downloadUrl)).toContain(
    `https://project.example${publicFiles}budget.pdf`,
  );

  // A storage that is away is no reason to end the build: its entry is named, and the drawing shown.
  const away = await contentWithPictures(rows, { ...source, read: async () => Promise.reject(new Error('away')) });
  expect(away.problems).toMatchObject([
    { collection: 'owner', field: 'portrait' },
    { collection: 'recipes', key: 'soup', field: 'picture' },
  ]);
  expect(away.site.owner.portrait).toEqual({ file: 'ada.jpg', alt: 'Ada' });
  await rm(folder, { recursive: true });
});
