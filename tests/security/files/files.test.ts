import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutMetadata } from '../../../supabase/functions/_shared/picture-metadata.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kindOfContent } from '../../../apps/server/files/kinds.ts';
import { openFileStore } from '../../../apps/server/files/store.ts';
import { dataDirWithPeople, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { guestAt, ownerAt, visitorOf, type Visitor } from '../support/account.ts';
import { avif, bomb, gif, jpeg, pdf, png, svg, webp, zip } from './samples.ts';

/** The owner's files on the real server: what is stored, who may store it, and what visitors get (FILE-1 to FILE-9). */

const QUOTA_MB = 60;

let dataDir: string;
let site: Site;
let owner: Visitor;
let files: ReturnType<SupabaseClient['storage']['from']>;

const start = () => startSite({ dataDir, env: { TRUST_PROXY: '1', FILES_QUOTA_MB: String(QUOTA_MB) } });
const filesOf = ({ client }: Pick<Visitor, 'client'>) => client.storage.from('public-files');
const stored = () => readdirSync(join(dataDir, 'files')).toSorted();
const drafts = () => readdirSync(join(dataDir, 'uploads'));
const read = (name: string, init?: RequestInit) =>
  fetch(`${site.url}/storage/v1/object/public/public-files/${name}`, init);
const bytesOf = async (name: string) => Buffer.from(await (await read(name)).arrayBuffer());

async function signIn() {
  owner = await ownerAt(site);
  files = filesOf(owner);
}

beforeAll(async () => {
  dataDir = await dataDirWithPeople();
  site = await start();
  await signIn();
});

afterAll(async () => {
  await site?.stop();
  await removeDataDir(dataDir);
});

afterEach(async () => {
  if (stored().length > 0) expect((await files.remove(stored())).error).toBeNull();
  expect([stored(), drafts()]).toEqual([[], []]);
});

/** A call without supabase-js, as the owner unless a token is given. */
async function call(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.url}/storage/v1/${path}`, {
    method,
    headers: {
      apikey: site.local.publishableKey,
      Authorization: `Bearer ${await owner.token()}`,
      'X-Forwarded-For': owner.address,
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('the owner', () => {
  it('stores, lists, replaces and removes files with supabase-js, and anyone reads them', async () => {
    const picture = await png();
    const upload = await files.upload('board.png', new Blob([new Uint8Array(picture)], { type: 'image/png' }));
    expect(upload).toMatchObject({ error: null, data: { path: 'board.png', fullPath: 'public-files/board.png' } });
    // As Node and scripts send it; the type that is claimed does not count.
    expect((await files.upload('guide.pdf', pdf(5000), { contentType: 'text/html' })).error).toBeNull();

    const { data } = files.getPublicUrl('board.png');
    expect(data.publicUrl).toBe(`${site.url}/storage/v1/object/public/public-files/board.png`);
    expect(await bytesOf('board.png')).toEqual(picture);
    expect((await files.list()).data).toMatchObject([
      { name: 'board.png', id: expect.stringMatching(/^[\da-f-]{36}$/), metadata: { size: picture.length } },
      { name: 'guide.pdf', metadata: { size: 5000, mimetype: 'application/pdf' } },
    ]);
    expect((await files.list('', { search: 'GUIDE' })).data).toHaveLength(1);
    expect((await files.list('', { limit: 1, offset: 1 })).data).toMatchObject([{ name: 'guide.pdf' }]);
    expect((await files.list('', { sortBy: { column: 'name', order: 'desc' } })).data![0]!.name).toBe('guide.pdf');
    expect((await files.info('guide.pdf')).data).toMatchObject({ size: 5000, contentType: 'application/pdf' });

    const other = await png(50, 50);
    expect(await files.upload('board.png', other)).toMatchObject({
      error: { statusCode: '409', message: expect.stringContaining('There is a file named board.png already.') },
    });
    expect(await bytesOf('board.png')).toEqual(picture);
    expect((await files.update('board.png', other)).error).toBeNull();
    expect(await bytesOf('board.png')).toEqual(other);
    expect((await files.upload('board.png', picture, { upsert: true })).error).toBeNull();
    expect(await bytesOf('board.png')).toEqual(picture);

    expect((await files.remove(['board.png', 'gone.png'])).data).toMatchObject([{ name: 'board.png' }]);
    expect((await read('board.png')).status).toBe(404);
    expect((await files.info('board.png')).error).toMatchObject({ statusCode: '404' });
  });

  it.skipIf(process.env.SKIP_SLOW)('finds the files again after a restart', async () => {
    await files.upload('kept.pdf', pdf(3000));
    const before = await read('kept.pdf');
    // Read to its end: a server that stops waits for what is still being sent.
    const content = await before.text();
    await site.stop();
    site = await start();
    await signIn();
    const after = await read('kept.pdf');
    expect([after.status, after.headers.get('etag')]).toEqual([200, before.headers.get('etag')]);
    expect(await after.text()).toBe(content);
  });
});

// FILE-9
describe('a picture', () => {
  const place = 'Kept in a secret place';
  const noted = (plain: Buffer) =>
    sharp(plain)
      .withExif({ IFD0: { Copyright: place }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLongitude: '13/1 24/1 0/1' } })
      .withMetadata({ orientation: 6, icc: 'p3' })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${place}</place></x:xmpmeta>`);
  const segment = ([marker, ...content]: string) =>
    Buffer.from(`\xff${marker}\0${String.fromCharCode(2 + content.length)}`.concat(...content), 'latin1');
  /** A box of an AVIF, shorter than 256 bytes. */
  const box = (type: string, ...parts: string[]) => {
    const content = parts.join('');
    return `\0\0\0${String.fromCharCode(8 + content.length)}${type}${content}`;
  };
  /** What programs for photographs put into a file beside that. */
  const also: Record<string, (picture: Buffer) => Buffer> = {
    // A comment, a segment of a camera, more than belongs in two others, what readers pass over, and a second photograph
    // behind the first.
    jpg: (picture) =>
      Buffer.concat([
        picture.subarray(0, 2),
        ...['\xfe', '\xe6', '\xe0', '\xe0JFIF\0\x01\x01\0\0\x01\0\x01\x01\x06', '\xeeAdobe\0d\0\0\0\0\x01'].map(
          (begin) => segment(begin + place),
        ),
        Buffer.from('junk\xff\x01', 'latin1'),
        picture.subarray(2),
        picture,
      ]),
    // A text and the name of a palette, whose check values nobody looks at, and something behind the end.
    png: (picture) =>
      Buffer.concat([
        picture.subarray(0, 33),
        Buffer.from(`\0\0\0\x1etEXtAuthor\0 ${place}0000\0\0\0\x18sPLT${place}\0\x080000`, 'latin1'),
        picture.subarray(33),
        Buffer.from(place),
      ]),
    webp: (picture) => Buffer.concat([picture, Buffer.from(place)]),
    avif: (picture) =>
      Buffer.concat([
        picture,
        Buffer.from(['uuid', 'mpvd', 'free', 'note'].map((type) => box(type, place)).join(''), 'latin1'),
      ]),
  };

  it.each([
    ['jpg', async () => noted(await jpeg(90, 60)).jpeg({ progressive: true })],
    ['png', async () => noted(await png(90, 60)).png()],
    ['webp', async () => noted(await png(90, 60)).webp()],
    ['webp', async () => noted(await png(90, 60)).webp({ lossless: true })],
    ['avif', async () => noted(await png(90, 60)).avif({ effort: 0 })],
  ])('that ends in .%s is stored without its metadata, and looks the same', async (extension, make) => {
    const sent = also[extension]!(await (await make()).toBuffer());
    expect(sent.includes(place)).toBe(true);
    expect((await files.upload(`taken.${extension}`, sent)).error).toBeNull();
    const kept = await bytesOf(`taken.${extension}`);
    expect(kept.includes(place)).toBe(false);
    const [before, after] = [await sharp(sent).metadata(), await sharp(kept).metadata()];
    expect(before.xmp).toBeDefined();
    expect(after.xmp?.some((byte) => byte !== 0) ?? false).toBe(false);
    expect(after.exif?.length ?? 0).toBeLessThanOrEqual(extension === 'avif' ? before.exif!.length : 32);
    for (const fact of ['width', 'height', 'orientation', 'hasAlpha', 'depth', 'isProgressive'] as const)
      expect([fact, after[fact]]).toEqual([fact, before[fact]]);
    expect(after.icc).toEqual(before.icc);
    expect(await sharp(kept, { failOn: 'warning' }).autoOrient().raw().toBuffer()).toEqual(
      await sharp(sent, { failOn: 'none' }).autoOrient().raw().toBuffer(),
    );
    // Again, there is nothing to remove.
    expect(Buffer.from(withoutMetadata(new Uint8Array(kept))!)).toEqual(kept);
  });

  it('that is an AVIF keeps no notes beside its items', async () => {
    const picture = await avif();
    const items = (...parts: string[]) => Buffer.from(box('meta', '\0\0\0\0', box('pitm', 'id'), ...parts), 'latin1');
    const sent = new Uint8Array(Buffer.concat([picture, items(box('xml ', place), box('note', place))]));
    const emptied = box('free', '\0'.repeat(place.length));
    expect(Buffer.from(withoutMetadata(sent)!)).toEqual(Buffer.concat([picture, items(emptied, emptied)]));
  });

  it('that is a film keeps neither what is noted about it and its tracks nor their times', async () => {
    const picture = await avif();
    const film = (meta: string, times: string, wideTimes: string) =>
      Buffer.from(
        box(
          'moov',
          box('mvhd', `\0\0\0\0${times}rate`),
          meta,
          box(
            'trak',
            box('tkhd', `\x01\0\0\x03${wideTimes}id`),
            meta,
            box('mdia', box('mdhd', `\0\0\0\0${times}scale`)),
          ),
        ),
        'latin1',
      );
    const meta = box('meta', '\0\0\0\0', box('keys', place));
    const sent = new Uint8Array(Buffer.concat([picture, film(meta, 'made, ch', 'made and changed')]));
    const kept = film(box('free', '\0'.repeat(meta.length - 8)), '\0'.repeat(8), '\0'.repeat(16));
    expect(Buffer.from(withoutMetadata(sent)!)).toEqual(Buffer.concat([picture, kept]));
  });

  it('without metadata is stored as it is, and one that is not whole is refused', async () => {
    for (const whole of [await jpeg(), await png(), await webp(), await avif()]) {
      expect(Buffer.from(withoutMetadata(new Uint8Array(whole))!)).toEqual(whole);
      for (const length of [20, 40, whole.length - 1])
        expect([length, withoutMetadata(new Uint8Array(whole.subarray(0, length)))]).toEqual([length, null]);
    }
    const cut = noted(await png(90, 60));
    const refused = await files.upload('cut.png', (await cut.png().toBuffer()).subarray(0, -12));
    expect(refused.error?.message).toBe('The picture is damaged or not complete. Save it again with another program.');
    expect((await read('cut.png')).status).toBe(404);
    const document = new Uint8Array(pdf());
    expect(withoutMetadata(document)).toBe(document);
  });

  it('of any bytes is read to its end at once', () => {
    const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF\xff\xff\0\0WEBP', '\0\0\0\x0cftypavif'];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        const bytes = new Uint8Array(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
        expect([null, bytes.constructor]).toContain(withoutMetadata(bytes)?.constructor ?? null);
      }),
    );
  });
});

describe('a file', () => {
  it.each([
    ['png', png, 'image/png', 'inline'],
    ['jpg', jpeg, 'image/jpeg', 'inline'],
    ['jpeg', jpeg, 'image/jpeg', 'inline'],
    ['webp', webp, 'image/webp', 'inline'],
    ['avif', avif, 'image/avif', 'inline'],
    ['pdf', async () => pdf(), 'application/pdf', 'attachment; filename="a.pdf"'],
  ])('that ends in .%s is served as what it is, and runs nothing', async (extension, make, type, disposition) => {
    const name = `a.${extension}`;
    expect((await files.upload(name, await make(), { contentType: 'text/html' })).error).toBeNull();
    const { status, headers } = await read(name);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'cache-control': 'public, no-cache',
    });
    const head = await read(name, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      headers.get('content-length'),
      '',
    ]);
    // One of several that a proxy knows, which has made it a weak one.
    const known = `"other", W/${headers.get('etag')!}`;
    expect((await read(name, { headers: { 'If-None-Match': known } })).status).toBe(304);
    expect((await read(`${name}?download=x`)).headers.get('content-disposition')).toMatch(/^attachment; filename="a\./);
  });

  it('whose name carries the hash of its content is kept by browsers for good; one that carries another is refused', async () => {
    const content = await png();
    const name = `board-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.png`;
    expect((await files.upload(name, content)).error).toBeNull();
    expect((await read(name)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await files.upload(name, await png(9, 9), { upsert: true })).toMatchObject({
      error: { statusCode: '400', message: `${name} names another content. Choose the file again.` },
    });
    expect(await bytesOf(name)).toEqual(content);
  });

  type Content = () => Promise<Buffer> | Buffer;
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  const behind = (first: Content, second: Content) => async () => Buffer.concat([await first(), await second()]);
  const refused: [what: string, name: string, content: Content, status: string, says: string][] = [
    ['an SVG with a script', 'a.png', () => svg, '415', 'SVG, HTML and XML files can hold scripts'],
    ['an SVG behind a mark and blanks', 'a.png', () => Buffer.concat([Buffer.from('\ufeff \n'), svg]), '415', 'SVG'],
    ['a page', 'a.pdf', () => Buffer.from('<!DOCTYPE html><p>'), '415', 'SVG, HTML and XML'],
    ['a GIF', 'a.png', gif, '415', 'GIF files are not accepted'],
    ['an archive', 'a.pdf', zip, '415', 'Archives and office documents are not accepted'],
    ['a film', 'a.avif', () => film, '415', 'HEIC pictures and films'],
    ['a text', 'a.pdf', () => Buffer.from('hello'), '415', 'is not PNG, JPEG, WebP, AVIF or PDF'],
    ['nothing', 'a.png', () => Buffer.alloc(0), '400', 'The file is empty'],
    ['a JPEG named PNG', 'a.png', jpeg, '415', 'The content of a.png is JPEG. Give it a name that ends in .jpg.'],
    ['a PNG named PDF', 'a.pdf', png, '415', 'is PNG'],
    ['a PDF named JPEG', 'a.jpg', () => pdf(), '415', 'is PDF'],
    ['half a PNG', 'a.png', async () => half(await png(200, 200)), '400', 'damaged or not complete'],
    ['half a JPEG', 'a.jpg', async () => half(await jpeg(200, 200)), '400', 'damaged or not complete'],
    ['the signature of a WebP', 'a.webp', () => Buffer.from('RIFF\x20\0\0\0WEBPVP8 ', 'latin1'), '400', 'damaged'],
    ['the beginning of a PDF', 'a.pdf', () => half(pdf(9000)), '400', 'The PDF is not complete'],
    ['a picture bomb', 'a.png', bomb, '400', 'The picture has 10000 × 6000 pixels. At most 50 million are accepted'],
    ['a picture with an archive behind it', 'a.png', behind(png, zip), '415', 'two kinds'],
    ['a document with an archive behind it', 'a.pdf', behind(pdf, zip), '415', 'two kinds of file'],
    ['a picture with a script behind it', 'a.jpg', behind(jpeg, () => svg), '415', 'two kinds'],
    ['a picture with a document in its comment', 'a.jpg', withComment, '415', 'two kinds of file'],
    ['a picture of 15 MB and a byte', 'a.png', async () => padded(await png(), 15_000_001), '413', 'have 15 MB.'],
    ['a document of 25 MB and a byte', 'a.pdf', () => pdf(25_000_001), '413', 'A PDF file may have 25 MB.'],
    ['one of 40 MB', 'a.pdf', () => pdf(40_000_000), '413', 'The file is too large.'],
  ];
  it.each(refused)('that is %s is refused with a sentence', async (_what, name, content, statusCode, says) => {
    const { error } = await files.upload(name, await content());
    expect(error).toMatchObject({ statusCode, message: expect.stringContaining(says) });
  });

  it('is AVIF by any of its brands', () => {
    const brands = (...names: string[]) => Buffer.from(`\0\0\0\x1cftyp${names.join('')}`, 'latin1');
    expect(kindOfContent(brands('mif1', '\0\0\0\0', 'mif1', 'miaf', 'avif'))?.label).toBe('AVIF');
  });

  it('of exactly the largest size is stored', async () => {
    expect((await files.upload('a.pdf', new Blob([new Uint8Array(pdf(25_000_000))]))).error).toBeNull();
  });

  it('in a form without a file, with two, or that is cut off is refused', async () => {
    const two = new FormData();
    two.append('', new Blob(['a']));
    two.append('other', new Blob(['b']));
    for (const body of [new FormData(), two])
      expect(await call('POST', 'object/public-files/a.pdf', body)).toMatchObject({ status: 400 });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await call('POST', 'object/public-files/a.pdf', '--x\r\nContent-Dis', headers)).toMatchObject({
      status: 400,
      text: expect.stringContaining('The request holds no file.'),
    });
  });
});

describe('a name', () => {
  it.each([
    '../secrets.json',
    '..%2fsecrets.png',
    '%2e%2e%2fa.png',
    'folder/a.png',
    'folder%2fa.png',
    'a%5cb.png',
    '.hidden.png',
    'a..png',
    'A.png',
    'bücher.png',
    'a b.png',
    'a%00.png',
    'a%0d%0ax.png',
    'con.png',
    'a.png.',
    'a',
    'a.svg',
    'a.html',
    `${'a'.repeat(97)}.png`,
    '%E0%A4%A.png',
  ])('%s is refused', async (name) => {
    const { status, text } = await call('POST', `object/public-files/${name}`, new Uint8Array(await png()));
    // A path with dots leads elsewhere before the server sees it.
    expect([400, 404]).toContain(status);
    expect(text).toMatch(/A file name has small letters|This call is not available/);
    expect(stored()).toEqual([]);
    expect((await read(name)).status).toBe(404);
  });

  it.each(['..%2fsecrets.json', '..%2Fdb%2FPG_VERSION', '%2fetc%2fpasswd', '..%5csecrets.json', 'uploads', '.', '%'])(
    'of something else on the disk, %s, is no file that can be read, told or removed',
    async (name) => {
      expect((await read(name)).status).toBe(404);
      expect((await call('GET', `object/info/public-files/${name}`)).status).toBe(404);
      expect((await files.remove([decode(name), `../${name}`])).data).toEqual([]);
      expect(existsSync(join(dataDir, 'secrets.json'))).toBe(true);
    },
  );
});

it.runIf(existsSync('/proc/self/fd'))('a file that is read only in part is closed', async () => {
  await files.upload('large.pdf', pdf(24_000_000));
  const openFiles = () =>
    readdirSync(`/proc/${site.pid}/fd`).filter((fd) => {
      try {
        return readlinkSync(`/proc/${site.pid}/fd/${fd}`).endsWith('large.pdf');
      } catch {
        // Closed meanwhile.
        return false;
      }
    }).length;
  const readers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { body } = await read('large.pdf');
      const reader = body!.getReader();
      expect((await reader.read()).done).toBe(false);
      return reader;
    }),
  );
  expect(openFiles()).toBe(20);
  for (const reader of readers) await reader.cancel();
  await expect.poll(openFiles).toBe(0);
});

describe('nobody else', () => {
  const guests: [who: string, make: () => Promise<Pick<Visitor, 'client'>>, status: string][] = [
    ['a visitor', async () => visitorOf(site), '401'],
    ['an account without the role', () => guestAt(site), '403'],
    ['an owner whose session was ended elsewhere', ended, '401'],
    ['an owner whose role was taken away', demoted, '403'],
    ['a forger of tokens', forger, '401'],
  ];
  it.each(guests)('writes, lists, asks about or removes files: %s', async (_who, make, statusCode) => {
    await files.upload('mine.pdf', pdf(1000));
    const theirs = filesOf(await make());
    const refused = { data: null, error: expect.objectContaining({ statusCode }) };
    try {
      expect(await theirs.upload('new.pdf', pdf())).toEqual(refused);
      expect(await theirs.upload('mine.pdf', pdf(), { upsert: true })).toEqual(refused);
      expect(await theirs.update('mine.pdf', pdf())).toEqual(refused);
      expect(await theirs.list()).toEqual(refused);
      expect(await theirs.info('mine.pdf')).toEqual(refused);
      expect(await theirs.remove(['mine.pdf'])).toEqual(refused);
      expect(stored()).toEqual(['mine.pdf']);
      expect(await bytesOf('mine.pdf')).toEqual(pdf(1000));
    } finally {
      await site.service.from('user_roles').upsert({ user_id: await idOfOwner(), role: 'admin' });
    }
  });

  it('gets an upload in whose session ended while it was sent', async () => {
    const other = await ownerAt(site);
    const token = await other.token();
    const body = pdf(20_000);
    const socket = begin('late.pdf', body.length, { Authorization: `Bearer ${token}` });
    socket.write(body.subarray(0, 10_000));
    await answered(socket, 'sent');
    await other.client.auth.signOut({ scope: 'local' });
    socket.write(body.subarray(10_000));
    expect(await answered(socket)).toMatch(/^HTTP\/1\.1 401 /);
    expect(stored()).toEqual([]);
  });

  async function ended() {
    const visitor = await ownerAt(site);
    const token = await visitor.token();
    await visitor.client.auth.signOut({ scope: 'local' });
    return withToken(token);
  }
  async function demoted() {
    const visitor = await ownerAt(site);
    await site.service
      .from('user_roles')
      .delete()
      .eq('user_id', await idOfOwner());
    return visitor;
  }
  async function forger() {
    const [head, payload] = (await owner.token()).split('.');
    return withToken(`${head}.${payload}.${'A'.repeat(43)}`);
  }
  const idOfOwner = async () => (await owner.client.auth.getSession()).data.session!.user.id;

  function withToken(token: string): Pick<Visitor, 'client'> {
    const { client } = visitorOf(site);
    const { storage } = client;
    storage.setHeader('Authorization', `Bearer ${token}`);
    return { client };
  }
});

it.each([
  ['GET', 'bucket'],
  ['POST', 'bucket'],
  ['GET', 'bucket/public-files'],
  ['PUT', 'bucket/public-files'],
  ['DELETE', 'bucket/public-files'],
  ['POST', 'bucket/public-files/empty'],
  ['POST', 'object/other/a.png'],
  ['GET', 'object/public/other/a.png'],
  ['GET', 'object/public-files/a.png'],
  ['GET', 'object/authenticated/public-files/a.png'],
  ['POST', 'object/list/other'],
  ['POST', 'object/list-v2/public-files'],
  ['POST', 'object/move'],
  ['POST', 'object/copy'],
  ['POST', 'object/sign/public-files/a.png'],
  ['POST', 'object/upload/sign/public-files/a.png'],
  ['PUT', 'object/upload/sign/public-files/a.png'],
  ['DELETE', 'object/other'],
  ['GET', 'render/image/public/public-files/a.png'],
  ['POST', 'upload/resumable'],
  ['GET', 's3/public-files/a.png'],
  ['GET', ''],
])('%s %s does not exist, even for the owner', async (method, path) => {
  expect(await call(method, path)).toMatchObject({ status: 404 });
});

it.each([
  ['no text', 'nothing'],
  ['null', 'null'],
  ['a negative limit', '{"limit":-1}'],
  ['a prefix that is a list', '{"prefix":[]}'],
  ['an order by a word of JavaScript', '{"sortBy":{"column":"__proto__"}}'],
])('a list with %s is refused', async (_, body) => {
  expect(await call('POST', 'object/list/public-files', body)).toMatchObject({ status: 400 });
});

describe('what is stored at once', () => {
  it('under one name is stored once, and whole', async () => {
    const contents = Array.from({ length: 8 }, (_, index) => pdf(50_000 + index));
    const answers = await Promise.all(contents.map((content) => files.upload('same.pdf', content)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const winner = contents[answers.findIndex(({ error }) => error === null)]!;
    expect(await bytesOf('same.pdf')).toEqual(winner);

    const replaced = await Promise.all(contents.map((content) => files.update('same.pdf', content)));
    expect(replaced.every(({ error }) => error === null)).toBe(true);
    const last = await bytesOf('same.pdf');
    expect(contents.some((content) => content.equals(last))).toBe(true);
  });

  it(`is ${QUOTA_MB} MB at most`, async () => {
    const size = 25_000_000;
    const upload = (name: string, bytes = size) => files.upload(name, pdf(bytes), { upsert: true });
    expect((await upload('one.pdf')).error).toBeNull();
    expect((await upload('two.pdf')).error).toBeNull();
    const refused = {
      statusCode: '413',
      message: `All files together may have ${QUOTA_MB} MB. Remove files that are no longer used.`,
    };
    expect((await upload('three.pdf')).error).toMatchObject(refused);
    // A replacement counts once.
    expect((await upload('two.pdf', size - 1)).error).toBeNull();
    expect((await upload('three.pdf', 10_000_002)).error).toMatchObject(refused);
    expect((await upload('three.pdf', 10_000_001)).error).toBeNull();
    await files.remove(['one.pdf']);
    expect((await upload('four.pdf')).error).toBeNull();
  }, 60_000);
});

it('under a lower quota than before a file can be made smaller, and no larger', async () => {
  const root = mkdtempSync(join(tmpdir(), 'advisor-quota-'));
  const storeOf = (quota: number) =>
    openFileStore({ filesDir: join(root, 'files'), draftsDir: join(root, 'drafts'), quota });
  await storeOf(100).write('a.pdf', Buffer.alloc(100), { replace: false });
  const { write } = storeOf(50);
  for (const [bytes, kind] of [
    [101, 'over-quota'],
    [80, 'stored'],
    [81, 'over-quota'],
  ] as const)
    expect(await write('a.pdf', Buffer.alloc(bytes), { replace: true })).toMatchObject({ kind });
  rmSync(root, { recursive: true });
});

/** Begins an upload as the owner and leaves the connection open. */
function begin(name: string, length: number, headers: Record<string, string>) {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const lines = {
    Host: `${hostname}:${port}`,
    apikey: site.local.publishableKey,
    'Content-Type': 'application/pdf',
    'Content-Length': String(length),
    ...headers,
  };
  socket.write(
    `POST /storage/v1/object/public-files/${name} HTTP/1.1\r\n${Object.entries(lines)
      .map((line) => line.join(': '))
      .join('\r\n')}\r\n\r\n`,
  );
  return socket;
}

/** The beginning of the answer; with `sent`, only waits until the server has looked at who sends. */
async function answered(socket: ReturnType<typeof connect>, until?: 'sent'): Promise<string> {
  // The server answers one request of the owner after the other in its database: this one comes after the look.
  if (until) {
    await files.list();
    return '';
  }
  return new Promise((resolve, reject) => {
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

describe('an upload that ends early', () => {
  it('because its line breaks leaves nothing, and the name is free', async () => {
    const content = pdf(2_000_000);
    const socket = begin('broken.pdf', content.length, { Authorization: `Bearer ${await owner.token()}` });
    await new Promise<void>((resolve) => socket.write(content.subarray(0, 1_500_000), () => resolve()));
    socket.destroy();
    expect((await files.upload('broken.pdf', content)).error).toBeNull();
    expect(stored()).toEqual(['broken.pdf']);
  });

  it('because the server is killed leaves what was answered, whole, and nothing else', async ({ skip }) => {
    skip(Boolean(process.env.SKIP_SLOW));
    const contents = Array.from({ length: 60 }, (_, index) => pdf(400_000 + index));
    const confirmed: number[] = [];
    let killed = false;
    const uploads = Array.from({ length: 4 }, async (_, lane) => {
      for (let index = lane; index < contents.length && !killed; index += 4) {
        const { error } = await files.upload(`f${index}.pdf`, contents[index]!);
        if (error === null) confirmed.push(index);
        if (confirmed.length >= 8 && !killed) {
          killed = true;
          site.signal('SIGKILL');
        }
      }
    });
    await Promise.all(uploads);
    await site.stop();
    site = await start();
    await signIn();
    expect(confirmed.length).toBeGreaterThanOrEqual(8);
    for (const index of confirmed) expect(await bytesOf(`f${index}.pdf`)).toEqual(contents[index]);
    for (const name of stored()) expect(await bytesOf(name)).toEqual(contents[Number(name.slice(1, -4))]);
    expect(drafts()).toEqual([]);
  }, 60_000);
});

const half = (content: Buffer) => content.subarray(0, content.length / 2);

/** Bytes behind a picture, as some phones append films. */
const padded = (picture: Buffer, size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);

/** A JPEG with `%PDF-` in a comment near its beginning, where readers of PDF look for it. */
async function withComment(): Promise<Buffer> {
  const picture = await jpeg();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('%PDF-1.7\n\n')]);
  return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
