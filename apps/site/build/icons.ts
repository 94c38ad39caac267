import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { advisorTokens } from '@advisor/ui/theme';
import { Resvg } from '@resvg/resvg-js';

const TOUCH_ICON_SIZE = 180;
const FAVICON_SIZE = 32;
/** Size of the header and the single entry before the image. */
const ICO_HEADER_BYTES = 22;

/** `favicon.svg` for clients without SVG support: the touch icon as PNG, and the classic `favicon.ico`. */
export async function icons(folder: string): Promise<{ touchIcon: Uint8Array; favicon: Uint8Array }> {
  const svg = await readFile(join(folder, 'favicon.svg'));
  const draw = (size: number, background?: string) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: size }, ...(background && { background }) }).render().asPng();
  // Phones draw transparent areas in black.
  return { touchIcon: draw(TOUCH_ICON_SIZE, advisorTokens.colour.light.background), favicon: ico(draw(FAVICON_SIZE)) };
}

/** A PNG as the single image of an ICO file. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
