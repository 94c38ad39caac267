import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureImage } from '@advisor/ui';
import sharp, { type Sharp } from 'sharp';

// FILE-10
/** In pixels of the file. The widest column is 1,200 px; the others are for phones and narrower columns. */
const WIDTHS = [320, 640, 960, 1280] as const;
/** Of the server too, which a hosted project does not have (FILE-4). */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 60;

const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4 }),
} as const;
type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as Format[];

/** Sources that are read. As an upload has them: no SVG, which can hold scripts, and no GIF. */
const ACCEPTED: readonly string[] = ['jpeg', 'png', 'webp', 'avif'];

/** Changes with everything that makes other files of the same source. */
const RECIPE = JSON.stringify([
  1,
  WIDTHS,
  Object.values(FORMATS).map(String),
  sharp.versions.sharp,
  sharp.versions.vips,
]);

/** A source that no picture can be made of. Its message says what to do. */
export class PictureError extends Error {}

export interface PictureFolders {
  /** Where finished versions are kept, so that a source that was seen before costs nothing. */
  cacheDir: string;
  /** Where the site is served from. */
  folder: string;
  /** Called after each file that is made: a large picture takes long. */
  onStep?: () => void;
}

/**
 * Makes AVIF and WebP versions of a picture for `Picture`: upright, in sRGB, without the place and time that a camera
 * noted, and never larger than the source. Writes them to `assets/pictures` of the served folder under names that change
 * with their content. Throws a PictureError for anything that is no whole picture.
 */
export async function makePicture(
  source: Uint8Array,
  { cacheDir, folder, onStep }: PictureFolders,
): Promise<PictureImage> {
  const key = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 20);
  const cached = join(cacheDir, key);
  const { width, height, widths } = (await readNote(cached)) ?? (await fillCache(source, key, cacheDir, onStep));
  await mkdir(join(folder, 'assets/pictures'), { recursive: true });
  const place = async (versionWidth: number, format: Format) => {
    const name = fileName(key, versionWidth, format);
    await copyUnlessThere(join(cached, name), join(folder, 'assets/pictures', name));
    return `/assets/pictures/${name}`;
  };
  const versions = await Promise.all(
    widths.map(async (versionWidth) => ({
      width: versionWidth,
      avif: await place(versionWidth, 'avif'),
      webp: await place(versionWidth, 'webp'),
    })),
  );
  return { width, height, versions };
}

/** What a folder of the cache holds. */
interface Note {
  /** Of the largest version. */
  width: number;
  height: number;
  widths: number[];
}

const NOTE = 'picture.json';
const fileName = (key: string, width: number, format: Format) => `${key}-${width}.${format}`;

async function readNote(cached: string): Promise<Note | null> {
  try {
    return JSON.parse(await readFile(join(cached, NOTE), 'utf8')) as Note;
  } catch {
    return null;
  }
}

/** Written beside and renamed, so that a folder of the cache is whole or not there. */
async function fillCache(source: Uint8Array, key: string, cacheDir: string, onStep?: () => void): Promise<Note> {
  const size = await sizeOf(source);
  const largest = Math.min(size.width, WIDTHS.at(-1)!);
  // One that is nearly as wide as the largest saves nobody anything.
  const widths = [...WIDTHS.filter((width) => width <= largest * 0.9), largest];
  const draft = join(cacheDir, `draft-${randomBytes(8).toString('hex')}`);
  await mkdir(draft, { recursive: true });
  try {
    let height = size.height;
    for (const width of widths) {
      const image = open(source).autoOrient().resize({ width, withoutEnlargement: true });
      for (const format of formats) {
        const made = await FORMATS[format](image.clone())
          .timeout({ seconds: TIMEOUT_SECONDS })
          .toBuffer({ resolveWithObject: true });
        height = made.info.height;
        await writeFile(join(draft, fileName(key, width, format)), made.data);
        onStep?.();
      }
    }
    const note: Note = { width: largest, height, widths };
    await writeFile(join(draft, NOTE), JSON.stringify(note));
    // Another build may have made the same meanwhile.
    await rename(draft, join(cacheDir, key)).catch(() => undefined);
    return note;
  } catch (error) {
    // The disk is full, for example: that says nothing about the picture.
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new PictureError('The picture is damaged or not complete. Save it again with another program.', {
      cause: error,
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The size of a source as it is shown, from its header: before anything is decoded. */
async function sizeOf(source: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, compression, width, height, pages = 1, autoOrient } = await headerOf(source);
  const kind = format === 'heif' && compression === 'av1' ? 'avif' : format;
  if (!ACCEPTED.includes(kind))
    throw new PictureError(`Pictures of the kind ${kind} are not accepted. Save it as PNG, JPEG, WebP or AVIF.`);
  if (width * height * pages > MAX_PIXELS)
    throw new PictureError(
      `The picture has ${width} × ${height} pixels. At most ${MAX_PIXELS / 1e6} million are accepted: make it smaller.`,
    );
  return { width: autoOrient.width, height: autoOrient.height };
}

async function headerOf(source: Uint8Array) {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureError('This is no picture. PNG, JPEG, WebP and AVIF are accepted.', { cause: error });
  }
}

const open = (source: Uint8Array) => sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

async function copyUnlessThere(from: string, to: string): Promise<void> {
  if (await stat(to).catch(() => null)) return;
  // The same picture may be written by two at once.
  const part = `${to}.${randomBytes(6).toString('hex')}.part`;
  await copyFile(from, part);
  await rename(part, to);
}
