import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';

/** A gray image, with the given pixels. */
function picture(width: number, height: number, grey: number, other: Record<number, number> = {}): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++) {
    const value = other[pixel] ?? grey;
    png.data.set([value, value, value, 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

/** The places of the pixels of this colour. */
function marked(file: Buffer, colour: readonly number[] = [255, 0, 0]): number[] {
  const { data, width, height } = PNG.sync.read(file);
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) =>
    colour.every((value, part) => data[pixel * 4 + part] === value),
  );
}

describe('two pictures', () => {
  it('are the same when no pixel differs', () => {
    expect(compare(picture(4, 3, 200), picture(4, 3, 200))).toBeUndefined();
  });

  it('are the same when only the files differ', () => {
    const pixels = PNG.sync.read(picture(4, 3, 200));
    const smaller = PNG.sync.write(pixels, { deflateLevel: 9, filterType: 4 });
    const larger = PNG.sync.write(pixels, { deflateLevel: 0, filterType: 0 });
    expect(smaller.equals(larger)).toBe(false);
    expect(compare(smaller, larger)).toBeUndefined();
  });

  it('differ by one step of one pixel, which is marked', () => {
    const found = compare(picture(4, 3, 200), picture(4, 3, 200, { 6: 201 }))!;
    expect(found.pixels).toBe(1);
    expect(marked(found.picture)).toEqual([6]);
  });

  it('differ in a place that a frame shows', () => {
    const width = 40;
    const { picture: file } = compare(picture(width, 30, 200), picture(width, 30, 200, { [15 * width + 20]: 0 }))!;
    const frame = marked(file, [255, 0, 255]).map((pixel) => [pixel % width, Math.floor(pixel / width)] as const);
    // From 7 to 9 pixels around the one at 20, 15.
    expect(frame).toHaveLength(19 ** 2 - 13 ** 2);
    expect(frame[0]).toEqual([11, 6]);
    expect(frame.at(-1)).toEqual([29, 24]);
  });

  it.each([
    ['higher', 4, 5, 8],
    ['wider', 6, 3, 6],
  ])('differ in all that is new when the second is %s', (_how, width, height, pixels) => {
    const found = compare(picture(4, 3, 255), picture(width, height, 255))!;
    expect(found.pixels).toBe(pixels);
    expect(PNG.sync.read(found.picture)).toMatchObject({ width, height });
  });

  it('differ in all that is gone, and in what neither has', () => {
    // 4 by 3 and 2 by 6: 2 by 3 are common to both, and the canvas is 4 by 6.
    expect(compare(picture(4, 3, 0), picture(2, 6, 0))!.pixels).toBe(24 - 6);
  });
});
