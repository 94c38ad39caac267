import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures and documents, made as programs make them. */

const noise = (width: number, height: number) =>
  sharp(Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251)), {
    raw: { width, height, channels: 3 },
  });

export const png = (width = 40, height = 30) => noise(width, height).png().toBuffer();
export const jpeg = (width = 40, height = 30) => noise(width, height).jpeg().toBuffer();
export const webp = () => noise(40, 30).webp().toBuffer();
export const avif = () => noise(40, 30).avif({ effort: 0 }).toBuffer();
export const gif = () => noise(40, 30).gif().toBuffer();

/** Half a megabyte that takes a hundred times as much when it is decoded. */
export const bomb = () =>
  sharp(Buffer.alloc(60_000_000), { raw: { width: 10_000, height: 6_000, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();

/** A document of one empty page, padded to a size. */
export function pdf(bytes = 0): Buffer {
  const start = Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
  );
  const end = Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n');
  return Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length - end.length), '%'), end]);
}

/** An archive with one file, as any program for archives reads it, also behind other bytes. */
export function zip(): Buffer {
  const content = deflateRawSync('hello');
  const name = Buffer.from('a.txt');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(0x3610a686, 14);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(5, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  local.copy(central, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + content.length, 16);
  return Buffer.concat([local, name, content, central, name, end]);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>',
);
