import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Where two pictures differ. */
export interface Difference {
  /** How many pixels are not exactly the same. */
  pixels: number;
  /** The picture after, faded, with those pixels in red: a PNG. */
  picture: Buffer;
}

/**
 * Compares two PNGs pixel by pixel. Both were shot by one browser on one machine, so that no difference is too small to
 * count. Of pictures of different sizes, all that only one of them has is different.
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const result = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height, magenta).data,
    onCanvas(other, width, height, green).data,
    result.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(result) };
}

type Colour = readonly [red: number, green: number, blue: number];

/** Two colours, so that what neither picture has is different as well and shows as one block. */
const magenta: Colour = [255, 0, 255];
const green: Colour = [0, 255, 0];

/** The picture in the top left corner of a canvas of this size, the rest filled. */
function onCanvas(picture: PNG, width: number, height: number, fill: Colour): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  for (let at = 0; at < canvas.data.length; at += 4) canvas.data.set([...fill, 255], at);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
