import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture, PictureError } from '../../apps/site/build/pictures.ts';
import { avif, bomb, gif, jpeg, pdf, png, svg, webp } from '../security/files/samples.ts';

/** The versions of a picture that pages show. */

let root: string;
let cacheDir: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'advisor-pictures-'));
  cacheDir = join(root, 'cache');
  folder = join(root, 'client');
});
afterAll(() => rm(root, { recursive: true }));

const make = (source: Uint8Array) => makePicture(source, { cacheDir, folder });
const written = (address: string) => readFile(join(folder, address));
const widthsOf = ({ versions }: Awaited<ReturnType<typeof make>>) => versions.map(({ width }) => width);

it('a picture has every width up to its own in AVIF and WebP, under names of its content', async () => {
  const image = await make(await jpeg(2000, 50));
  expect(image).toMatchObject({ width: 1280, height: 32 });
  expect(widthsOf(image)).toEqual([320, 640, 960, 1280]);
  for (const { width, avif, webp } of image.versions) {
    expect([avif, webp]).toEqual([
      expect.stringMatching(new RegExp(`^/assets/pictures/[0-9a-f]{20}-${width}\\.avif$`)),
      avif.replace('.avif', '.webp'),
    ]);
    const height = width / 40;
    expect(await sharp(await written(avif)).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width,
      height,
    });
    expect(await sharp(await written(webp)).metadata()).toMatchObject({ format: 'webp', width, height });
  }
});

it.each([
  [200, [200]],
  [320, [320]],
  [340, [340]],
  [700, [320, 700]],
  [1000, [320, 640, 1000]],
])('one of %i pixels is never enlarged', async (width, widths) => {
  expect(widthsOf(await make(await png(width, 40)))).toEqual(widths);
});

it('one of a camera is turned upright, and its place and time are gone', async () => {
  // Red on the left, as the camera held it; upright, red is on top.
  const source = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 200, height: 300, channels: 3, background: 'blue' } }, left: 200, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'Somebody', DateTime: '2026:01:01 10:00:00' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(source).metadata()).exif).toBeInstanceOf(Buffer);
  const image = await make(source);
  expect(image).toMatchObject({ width: 300, height: 400 });
  for (const address of [image.versions.at(-1)!.avif, image.versions.at(-1)!.webp]) {
    const content = await written(address);
    const { exif, xmp, iptc, orientation } = await sharp(content).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const { data } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)];
    expect([top[0]! > 200, top[2]! < 60, bottom[0]! < 60, bottom[2]! > 200]).toEqual([true, true, true, true]);
  }
});

it('of one that was seen before nothing is made again, and another content has other names', async () => {
  const source = await png(340, 40);
  const first = await make(source);
  const made = async () =>
    Promise.all(
      (await readdir(cacheDir, { recursive: true })).map(async (name) => [
        name,
        (await stat(join(cacheDir, name))).mtimeMs,
      ]),
    );
  const before = await made();
  await rm(folder, { recursive: true });
  expect(await make(source)).toEqual(first);
  expect(await made()).toEqual(before);
  expect((await written(first.versions[0]!.avif)).length).toBeGreaterThan(0);
  const names = new Set(first.versions.map(({ avif }) => avif));
  for (const { avif } of (await make(await png(340, 41))).versions) expect(names.has(avif)).toBe(false);
});

it('the same picture made twice at once is whole', async () => {
  const source = await webp();
  const [one, two] = await Promise.all([make(source), make(source)]);
  expect(one).toEqual(two);
  expect((await readdir(cacheDir)).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

it('AVIF is read too', async () => {
  expect(await make(await avif())).toMatchObject({ width: 40, height: 30 });
});

it.each([
  ['an SVG', () => svg, 'of the kind svg are not accepted'],
  ['a GIF', gif, 'of the kind gif are not accepted'],
  ['a PDF', () => pdf(), 'no picture'],
  ['a bomb', bomb, 'has 10000 × 6000 pixels'],
  ['half a picture', async () => (await png(300, 300)).subarray(0, 1000), 'damaged or not complete'],
  ['nothing', () => Buffer.alloc(0), 'no picture'],
])('%s is refused, and leaves nothing', async (_, source, says) => {
  const before = await readdir(cacheDir);
  const failure = await make(await source()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PictureError);
  expect(String(failure)).toContain(says);
  expect(await readdir(cacheDir)).toEqual(before);
});
