import type { ContentStore } from '@advisor/content/admin';
import { filesIn, publicFiles } from '@advisor/content/collections';
import sharp from 'sharp';
import { JSDOM, VirtualConsole } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import * as server from '../../apps/server/files/kinds.ts';
import { isFileName, isHashedName } from '../../apps/server/files/names.ts';
import { useOwnersBrowser } from './ownersBrowser.ts';
import { unusedAddress } from './unused-address.ts';
import { avif, jpeg, pdf, png, webp } from '../security/files/samples.ts';

/** The site's own calls for the owner's files, on the real server, with the XMLHttpRequest of jsdom in the place of a browser's. */

interface SiteFile {
  name: string;
  size: number;
  mediaType: string;
  storedAt: string;
  address: string;
}
interface Files {
  siteFiles: {
    upload(file: File, options?: { onProgress?: (part: number) => void; signal?: AbortSignal }): Promise<SiteFile>;
    list(view: object): Promise<{ rows: SiteFile[]; more: boolean }>;
    remove(names: readonly string[]): Promise<void>;
  };
  publicAddress(name: string): Promise<string>;
}
interface Names {
  siteFileKinds: { mediaType: string; extension: string; maxBytes: number }[];
  kindOfSiteFile(content: Uint8Array): { mediaType: string } | undefined;
  fileNameFor(own: string, content: Uint8Array, extension: string): Promise<string>;
}

// They stand among sources for the browser, whose types are not those of these tests.
const { siteFiles, publicAddress } = (await import('../../apps/site/src/backend/tables/files.ts' as string)) as Files;
const { contentStore } = (await import('../../apps/site/src/backend/tables/content.ts' as string)) as {
  contentStore: ContentStore;
};
const names = (await import('../../apps/site/src/backend/tables/fileName.ts' as string)) as Names;
const browser = useOwnersBrowser();

beforeAll(() => {
  const { window } = new JSDOM('', { url: browser.site.url, virtualConsole: new VirtualConsole() });
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
});

const fileOf = (name: string, content: Uint8Array) => new File([new Uint8Array(content)], name);
const all = { search: '', sort: 'newest', page: 1, size: 50 } as const;
const namesOf = async (view: object = {}) => (await siteFiles.list({ ...all, ...view })).rows.map(({ name }) => name);

it('a file is stored with progress, under a name with its hash, and read at its address', async () => {
  const content = pdf(6_000_000);
  const parts: number[] = [];
  const stored = await siteFiles.upload(fileOf('Ünser Leitfaden (2026).PDF', content), {
    onProgress: (part) => parts.push(part),
  });
  expect(stored).toMatchObject({ size: 6_000_000, mediaType: 'application/pdf' });
  expect(stored.name).toMatch(/^uenser-leitfaden-2026-[0-9a-f]{16}\.pdf$/);
  expect(stored.address).toBe(await publicAddress(stored.name));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
  expect(Buffer.from(await (await fetch(stored.address)).arrayBuffer()).equals(content)).toBe(true);

  // The same again is no error, and no second file.
  expect((await siteFiles.upload(fileOf('Ünser Leitfaden (2026).PDF', content))).name).toBe(stored.name);
  expect(await namesOf()).toEqual([stored.name]);
  await siteFiles.remove([stored.name, 'gone.pdf']);
  expect(await namesOf()).toEqual([]);
});

it('the list is searched, ordered and read page by page', async () => {
  const stored: string[] = [];
  for (const name of ['b', 'c', 'a']) stored.push((await siteFiles.upload(fileOf(`${name}.pdf`, pdf(900)))).name);
  expect(await namesOf({ sort: 'name' })).toEqual(stored.toSorted());
  expect(await namesOf({ sort: 'oldest' })).toEqual(stored);
  expect(await namesOf({ sort: 'newest' })).toEqual(stored.toReversed());
  expect(await namesOf({ search: 'c-' })).toEqual([stored[1]]);
  expect(await siteFiles.list({ ...all, sort: 'oldest', size: 2 })).toMatchObject({ rows: [{}, {}], more: true });
  expect(await siteFiles.list({ ...all, sort: 'oldest', size: 2, page: 2 })).toMatchObject({
    rows: [{ name: stored[2], size: 900, mediaType: 'application/pdf', storedAt: expect.stringMatching(/^20/) }],
    more: false,
  });
  await siteFiles.remove(stored);
});

it('a refusal is a sentence, from the page where it can tell, else from the server', async () => {
  const refused = (content: Uint8Array, reason: string) =>
    expect(siteFiles.upload(fileOf('a.png', content))).rejects.toMatchObject({ reason, retry: false });
  await refused(Buffer.from('<svg/>'), 'a.png is not PNG, JPEG, WebP, AVIF or PDF. Choose another file.');
  await refused(Buffer.alloc(0), 'a.png is empty. Choose a file with content.');
  await refused(pdf(25_000_001), 'a.png is too large. A PDF file may have 25 MB.');
  const picture = await png(100, 100);
  await refused(
    picture.subarray(0, picture.length / 2),
    'a.png is damaged or not complete. Save it again with another program.',
  );
  // Whole but for what is drawn, which only the server looks at.
  await refused(
    Buffer.concat([picture.subarray(0, 60), Buffer.alloc(40), picture.subarray(100)]),
    'The PNG picture is damaged or not complete. Save it again with another program.',
  );
});

it('a stopped upload, a server that is away and an ended session are told apart', async () => {
  const stop = new AbortController();
  const upload = siteFiles.upload(fileOf('a.pdf', pdf(20_000_000)), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(upload).rejects.toMatchObject({ reason: 'The upload was stopped.', retry: false });
  await expect(siteFiles.upload(fileOf('a.pdf', pdf()), { signal: AbortSignal.abort() })).rejects.toThrow('stopped');

  vi.stubEnv('VITE_SUPABASE_URL', await unusedAddress());
  await expect(siteFiles.upload(fileOf('a.pdf', pdf()))).rejects.toMatchObject({
    reason: 'The server could not be reached. Please try again.',
    retry: true,
  });
  vi.stubEnv('VITE_SUPABASE_URL', browser.site.url);

  const client = await browser.getClient();
  for (const call of [() => siteFiles.upload(fileOf('a.pdf', pdf())), () => contentStore.publish([])]) {
    const token = (await client.auth.getSession()).data.session!.access_token;
    const signedOut = new Promise<void>((resolve) => {
      client.auth.onAuthStateChange((event) => event === 'SIGNED_OUT' && resolve());
    });
    await fetch(`${browser.site.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey: browser.site.local.publishableKey, Authorization: `Bearer ${token}` },
    });
    await expect(call()).rejects.toThrow('Your session has ended. Sign in again.');
    await signedOut;
    await expect(siteFiles.list(all)).rejects.toMatchObject({ reason: 'Sign in to manage files.' });
    await browser.signIn();
  }
});

it('a photograph has the name of what is stored, which is without its metadata', async () => {
  const taken = await sharp(await jpeg(90, 60))
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { address, name } = await siteFiles.upload(fileOf('IMG_1.JPG', taken));
  const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
  expect([taken.includes('Somebody'), stored.includes('Somebody')]).toEqual([true, false]);
  expect(name).toBe(await names.fileNameFor('IMG_1.JPG', stored, 'jpg'));
  await siteFiles.remove([name]);
});

it('page and server accept the same kinds, sizes and names', async () => {
  expect(names.siteFileKinds.map(({ mediaType }) => mediaType)).toEqual(server.mediaTypes);
  for (const { extension, maxBytes } of names.siteFileKinds)
    expect(server.kindOfName(`a.${extension}`)!.maxBytes).toBe(maxBytes);
  for (const content of [await png(), await jpeg(), await webp(), await avif(), pdf()])
    expect(names.kindOfSiteFile(content)!.mediaType).toBe(server.kindOfContent(content)!.mediaType);
  for (const own of ['../../etc/passwd', 'CON.png', '日本.png', '.htaccess', 'a'.repeat(300), '', 'x\0\n<b>.svg']) {
    const name = await names.fileNameFor(own, pdf(), 'pdf');
    expect([name, isFileName(name), isHashedName(name)]).toEqual([name, true, true]);
  }
});

// FILE-30, FILE-32
it('what is uploaded can be shown and linked by entries, and names that are refused cannot', async () => {
  const stored = await siteFiles.upload(fileOf('A paper.pdf', pdf(700)));
  expect(stored.address).toBe(browser.site.url + publicFiles + stored.name);
  expect(filesIn({ href: publicFiles + stored.name })).toEqual([{ name: stored.name, field: 'href', kind: 'link' }]);
  await siteFiles.remove([stored.name]);
  for (const name of [
    'a.png',
    'a-b_c.1.webp',
    'A.png',
    '.a.png',
    'a..png',
    'a/b.png',
    'a.svg',
    'a',
    `${'a'.repeat(97)}.png`,
  ]) {
    const accepted = isFileName(name) && server.kindOfName(name) !== null;
    expect([name, filesIn(publicFiles + name).length > 0]).toEqual([name, accepted]);
    expect([name, filesIn({ file: name, alt: '' }).length > 0]).toEqual([name, accepted]);
  }
});
