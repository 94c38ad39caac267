import { createHash } from 'node:crypto';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner as shipped } from '@advisor/content';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { png, svg } from '../files/samples.ts';
import { ownerAt, type Visitor } from '../support/account.ts';
import { callPublish, draftOf, type Change } from '../support/publishing.ts';

/**
 * The owner's details from a draft to served pages, on the real server: name, pictures and look (FILE-30, FILE-33, CONTENT-30,
 * CONTENT-32). A change of them renders every page, document and preview anew: all of them are published at once.
 */

const site = useSite();
let owner: Visitor;

beforeAll(async () => {
  owner = await ownerAt(site);
});

const details = {
  ...shipped,
  name: 'Ada Lindqvist',
  legal: { ...shipped.legal, name: 'Lindqvist AB' },
  accent: '#7A1F5C',
  typePairing: 'Fonts of the device',
};

const draft = (collection: string, key: string, data: object | null) => draftOf(owner, collection, key, data);
const call = (method: 'GET' | 'POST', body?: object) => callPublish(site, owner, method, body);
const publish = async (...changes: Change[]) => call('POST', { changes });
const publishDetails = async (more: object) => publish(await draft('owner', 'content', { ...details, ...more }));
const page = async (path: string) => (await fetch(site.url + path)).text();
const portrait = (file: string) => ({ portrait: { file, alt: 'Ada at a desk, by {name}' } });

async function upload(name: string, content: Uint8Array) {
  const { error } = await owner.client.storage.from('public-files').upload(name, content);
  expect(error).toBeNull();
}

/** Puts a file where the storage would, past its checks. */
function place(name: string, content: Uint8Array) {
  writeFileSync(join(site.dataDir, 'files', name), content);
}

describe('name, portrait and look', () => {
  const paths = ['/home', '/about', '/contact', '/admin', '/auth', '/embed/risk-matrix', '/no-such-page'];
  const share = async () => Buffer.from(await (await fetch(`${site.url}/share/about.png`)).arrayBuffer());
  let home: string;
  let factSheet: string;
  let preview: Buffer;

  beforeAll(async () => {
    [home, factSheet, preview] = await Promise.all([page('/home'), page('/files/fact-sheet.pdf'), share()]);
    const withPlace = await sharp({ create: { width: 1400, height: 160, channels: 3, background: '#789' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'SECRET PLACE' } } })
      .jpeg()
      .toBuffer();
    await upload('ada.jpg', withPlace);
    expect(await publishDetails(portrait('ada.jpg'))).toMatchObject({ status: 200 });
  });

  it('are new on every page, in the feed, in the documents and in the previews of links', async () => {
    for (const path of [...paths, '/feed.xml']) {
      expect(await page(path), path).toContain('Ada Lindqvist');
      expect(await page(path), path).not.toContain(shipped.name);
    }
    // The documents have it too, in their properties (FILE-45).
    expect(factSheet).toContain(`(${shipped.name})`);
    expect(await page('/files/fact-sheet.pdf')).toContain('(Ada Lindqvist)');
    expect((await share()).equals(preview)).toBe(false);
  });

  it('include colors and fonts under a policy that allows them, also on the pages of the owner', async () => {
    for (const path of paths) {
      const answer = await fetch(site.url + path);
      const html = await answer.text();
      const [, css] = /<style>(.*?)<\/style>/s.exec(html)!;
      expect(css, path).toContain('--advisor-colour-accent:#7A1F5C');
      expect(css, path).toContain("--advisor-font-heading:'Iowan Old Style'");
      const hash = createHash('sha256').update(css!).digest('base64');
      expect(answer.headers.get('content-security-policy'), path).toContain(`'sha256-${hash}'`);
      // No font is loaded that is not used.
      expect(html, path).not.toMatch(/rel="preload"[^>]*as="font"/);
    }
  });

  it('have the portrait in the place of the drawing, in AVIF and WebP, without scripts and from this site alone', async () => {
    expect(home.includes(`Monogram of ${shipped.name}`)).toBe(true);
    for (const path of ['/home', '/about']) {
      const html = await page(path);
      expect(html, path).toContain('alt="Ada at a desk, by Ada Lindqvist"');
      expect(html, path).not.toContain('Monogram of');
      const [, sources] = /<source type="image\/avif" srcSet="([^"]+)"/i.exec(html)!;
      const addresses = [...sources!.matchAll(/(\S+) (\d+)w/g)];
      expect(addresses.map(([, , width]) => Number(width))).toEqual([320, 640, 960, 1280]);
      expect(html).toMatch(/width="1280" height="146"/);
      for (const [, address] of addresses) {
        expect(address).toMatch(/^\/assets\/pictures\/[\da-f]{20}-\d+\.avif$/);
        const answer = await fetch(site.url + address);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
        const content = Buffer.from(await answer.arrayBuffer());
        expect(content.toString('latin1')).not.toContain('SECRET PLACE');
        expect((await sharp(content).metadata()).exif).toBeUndefined();
      }
      const [, image] = /"@type":"Person".*?"image":"([^"]+)"/.exec(html)!;
      expect(image).toMatch(/\/assets\/pictures\/[\da-f]{20}-1280\.webp$/);
      expect((await fetch(site.url + new URL(image!).pathname)).status).toBe(200);
    }
    const policy = (await fetch(`${site.url}/home`)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data:;");
    expect((await page('/content/site.json')).includes('/assets/pictures/')).toBe(true);
  });

  it('are still there after another publication', async () => {
    const change = await draft('testimonials', 'ada', {
      quote: 'She read the contract before the meeting, and it was the first time that anybody did.',
      author: 'Ada L.',
      role: 'Head of operations',
      rating: 5,
      picture: { file: 'ada.jpg', alt: '' },
    });
    expect((await publish(change)).status).toBe(200);
    expect(await page('/apply-mentorship-program')).toMatch(/<img[^>]*alt=""[^>]*>/);
    const [address] = /\/assets\/pictures\/[\da-f]{20}-640\.avif/.exec(await page('/about'))!;
    expect((await fetch(site.url + address)).status).toBe(200);
  });
});

/** A testimonial with a picture. */
const said = (index: number, file: string) => ({
  quote: `She read the contract before the meeting, and it was the first time that anybody did. (${index})`,
  author: `Author ${index}`,
  role: 'Head of operations',
  rating: 5,
  picture: { file, alt: '' },
});
const draftsWith = (files: readonly string[]) =>
  Promise.all(files.map((file, index) => draft('testimonials', `hostile-${index}`, said(index, file))));
const inOrder = (problems: unknown) =>
  (problems as { key: string }[]).toSorted((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));

describe('nothing is published', () => {
  it('with a picture under a name that is none', async () => {
    const names = ['../secrets.json', 'ada.svg', 'https://elsewhere.example/ada.png', ''];
    const before = await page('/apply-mentorship-program');
    const { status, json } = await publish(...(await draftsWith(names)));
    expect(status).toBe(422);
    expect(inOrder(json.problems)).toMatchObject(
      names.map((_, index) => ({ collection: 'testimonials', key: `hostile-${index}`, field: 'picture.file' })),
    );
    expect((await page('/apply-mentorship-program')) === before).toBe(true);
  });

  it('with a picture that is none, or is missing; the message says what to do', async () => {
    const contents = [svg, Buffer.alloc(0), (await png(900, 900)).subarray(0, 4000)];
    contents.forEach((content, index) => place(`fake-${index}.png`, content));
    const names = [...contents.keys()].map((index) => `fake-${index}.png`);
    const { status, json } = await publish(...(await draftsWith([...names, 'gone.jpg'])));
    expect(status).toBe(422);
    expect(inOrder(json.problems)).toEqual(
      [...names, 'gone.jpg'].map((name, index) => ({
        collection: 'testimonials',
        key: `hostile-${index}`,
        field: 'picture',
        message:
          name === 'gone.jpg'
            ? 'The picture gone.jpg is not among your files any more. Choose another one.'
            : expect.stringMatching(new RegExp(`^${name} cannot be shown\\. .*\\.$`)),
      })),
    );
  });

  it('with a picture that is a link to another file, or a folder', async () => {
    symlinkSync(join(site.dataDir, 'secrets.json'), join(site.dataDir, 'files/link.png'));
    expect(await publishDetails(portrait('link.png'))).toMatchObject({ status: 422 });
    const served = readdirSync(join(site.dataDir, 'site'), { recursive: true }).map(String);
    expect(served.filter((name) => name.includes('link'))).toEqual([]);
  });

  it('with a picture without a text alternative, or with versions of its own', async () => {
    expect(await publishDetails({ portrait: { file: 'ada.jpg', alt: '' } })).toMatchObject({
      status: 422,
      json: { problems: [{ field: 'portrait.alt' }] },
    });
    const image = { width: 1, height: 1, versions: [{ width: 1, avif: '//evil.example/a', webp: '//evil.example/b' }] };
    expect((await publishDetails({ portrait: { file: 'ada.jpg', alt: 'Ada', image } })).status).toBe(422);
    expect((await page('/home')).includes('evil.example')).toBe(false);
  });
});

describe('a picture whose file is removed', () => {
  it('is left out with the next publication, which it does not stop; the owner is told', async () => {
    await upload('grace.png', await png(340, 40));
    expect((await publish(await draft('testimonials', 'grace', said(1, 'grace.png')))).status).toBe(200);
    const pictures = async () =>
      new Set((await page('/apply-mentorship-program')).match(/(?<=\/assets\/pictures\/)[\da-f]{20}/g)).size;
    const before = await pictures();
    expect((await owner.client.storage.from('public-files').remove(['grace.png'])).error).toBeNull();
    // Pages have versions of their own.
    expect(await pictures()).toBe(before);
    expect((await publish(await draft('testimonials', 'ada', said(2, 'ada.jpg')))).status).toBe(200);
    expect(await pictures()).toBe(before - 1);
    const { json } = await call('GET');
    expect(json.state).toBe('idle');
    expect(json.problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ collection: 'testimonials', key: 'grace', field: 'picture' })]),
    );
  });
});

it.each([
  ['a color that cannot be read', { accent: '#FFEE00' }, 'accent'],
  ['a color that ends the element', { accent: '</style><script>alert(1)</script>' }, 'accent'],
  ['fonts from elsewhere', { typePairing: 'url(https://evil.example/font.woff2)' }, 'typePairing'],
])('the look is refused with %s', async (_what, more, field) => {
  expect(await publishDetails(more)).toMatchObject({ status: 422, json: { problems: [{ field }] } });
});
