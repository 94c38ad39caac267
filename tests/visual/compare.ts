import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** How much around a changed part is shown with it, in pixels. */
const margin = 48;

/** A part of a screenshot, in its pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A screenshot that is not the same as before, is new, or is missing. */
export interface Difference {
  story: string;
  mode: string;
  /** What all differences of a group have in common, in words; equal in all of them. */
  group: string;
  /** The part of the screenshot that changed. */
  part: Part;
  /** How many of its pixels changed. */
  pixels: number;
  /** Of each side that there is: a hash of its size and pixels, and the part with its surroundings as a WebP image. */
  expected?: { hash: string; picture: Buffer };
  actual?: { hash: string; picture: Buffer };
}

interface Decoded {
  file: string;
  width: number;
  height: number;
  /** Three bytes for each pixel. */
  bytes: Buffer;
}

/**
 * Compares the screenshots `<story>.<mode>.png` in `expected/` and `actual/` of a folder pixel by pixel. One browser on one
 * machine took both, so no difference is too small to count. Returns the differences in the order of their names.
 */
export async function compareScreenshots(folder: string): Promise<Difference[]> {
  const sides = ['expected', 'actual'].map((side) => join(folder, side));
  const names = [...new Set(sides.flatMap((side) => (existsSync(side) ? readdirSync(side) : [])))].toSorted();
  const found = new Map<string, Difference>();
  const left = names.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const name of left) {
        const [expected, actual] = sides.map((side) => join(side, name)).map((file) => existsSync(file) && file);
        // Of the same pixels, a browser makes the same file.
        if (expected && actual && readFileSync(expected).equals(readFileSync(actual))) continue;
        const difference = await compare(name, expected || undefined, actual || undefined);
        if (difference) found.set(name, difference);
      }
    }),
  );
  return names.flatMap((name) => found.get(name) ?? []);
}

async function compare(name: string, expected?: string, actual?: string): Promise<Difference | undefined> {
  const [, story, mode] = /^(.*)\.([^.]+)\.png$/.exec(name)!;
  const [before, after] = await Promise.all([expected, actual].map((file) => (file ? decode(file) : undefined)));
  const changed = before && after ? findChange(before, after) : undefined;
  if (before && after && !changed) return undefined;
  const { width, height } = (after ?? before)!;
  const { part, pixels, group } = changed ?? {
    part: { left: 0, top: 0, width, height },
    pixels: width * height,
    group: after ? 'New' : 'Missing',
  };
  return {
    story: story!,
    mode: mode!,
    group,
    part,
    pixels,
    ...(before && { expected: await pictured(before, part) }),
    ...(after && { actual: await pictured(after, part) }),
  };
}

async function decode(file: string): Promise<Decoded> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { file, width: info.width, height: info.height, bytes: data };
}

/** What is seen of a part: nothing of a screenshot that ends before it. */
async function pictured({ width, height, bytes }: Decoded, part: Part) {
  const hash = createHash('sha256').update(`${width} × ${height}`).update(bytes).digest('hex').slice(0, 16);
  const left = Math.max(0, Math.min(part.left - margin, width - 1));
  const top = Math.max(0, Math.min(part.top - margin, height - 1));
  const picture = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(part.left + part.width + margin, width) - left),
      height: Math.max(1, Math.min(part.top + part.height + margin, height) - top),
    })
    .webp({ lossless: true, effort: 1 })
    .toBuffer();
  return { hash, picture };
}

/** The changed part of two screenshots, and what it has in common with others; nothing if all pixels are the same. */
function findChange(before: Decoded, after: Decoded): Pick<Difference, 'part' | 'pixels' | 'group'> | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const changed = new Uint8Array(width * height);
  /** How often each pair of colours is there, by both in one number. */
  const pairs = new Map<number, number>();
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [colourAt(before, x, y), colourAt(after, x, y)];
      if (one === other) continue;
      changed[y * width + x] = 1;
      pixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      if (one >= 0 && other >= 0) pairs.set(one * 2 ** 24 + other, (pairs.get(one * 2 ** 24 + other) ?? 0) + 1);
    }
  if (pixels === 0) return undefined;
  const part = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return {
    part,
    pixels,
    group: sizeChange(before, after) ?? recolouring(pairs, pixels) ?? shapeOf(changed, width, part),
  };
}

/** As a number; -1 outside. */
function colourAt({ width, height, bytes }: Decoded, x: number, y: number): number {
  return x < width && y < height ? bytes.readUIntBE((y * width + x) * 3, 3) : -1;
}

function sizeChange(before: Decoded, after: Decoded): string | undefined {
  const changes = [
    [after.width - before.width, 'wider', 'narrower'],
    [after.height - before.height, 'taller', 'shorter'],
  ] as const;
  const words = changes.flatMap(([by, more, less]) => (by === 0 ? [] : `${Math.abs(by)} px ${by > 0 ? more : less}`));
  return words.length > 0 ? words.join(', ') : undefined;
}

/**
 * The most frequent pair of colours, if it is what changed. What moved turns its colours into those around it, and those
 * into its own.
 */
function recolouring(pairs: Map<number, number>, pixels: number): string | undefined {
  const [pair, count] = [...pairs].reduce((most, other) => (other[1] > most[1] ? other : most));
  const [one, other] = [Math.floor(pair / 2 ** 24), pair % 2 ** 24];
  const reverse = pairs.get(other * 2 ** 24 + one) ?? 0;
  if (count < pixels / 5 || reverse > count / 10) return undefined;
  return [one, other].map((colour) => `#${colour.toString(16).padStart(6, '0')}`).join(' → ');
}

/** Its size, and a name for which of its pixels changed, whatever their colours: it has the same in each mode. */
function shapeOf(changed: Uint8Array, width: number, part: Part): string {
  const hash = createHash('sha256');
  for (let y = part.top; y < part.top + part.height; y += 1)
    hash.update(changed.subarray(y * width + part.left, y * width + part.left + part.width));
  return `${part.width} × ${part.height} px, shape ${hash.digest('hex').slice(0, 6)}`;
}
