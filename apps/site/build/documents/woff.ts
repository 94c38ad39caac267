import { inflateSync } from 'node:zlib';

/** Sizes in bytes, by https://www.w3.org/TR/WOFF/. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The TrueType or OpenType font in a WOFF file. pdfkit's font library reads WOFF too, but decompresses a whole table for each
 * glyph.
 */
export function fontInWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8); // the kind of font
  header.writeUInt16BE(count, 4); // followed by three hints for a binary search, which are not used
  const tables: Buffer[] = [];
  let end = header.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const number = (at: number) => woff.readUInt32BE(entry + at);
    const [offset, packedLength, length] = [number(4), number(8), number(12)];
    const packed = woff.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    // Each begins at a multiple of four bytes.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    const target = SFNT_HEADER + index * SFNT_ENTRY;
    woff.copy(header, target, entry, entry + 4); // the table's name
    woff.copy(header, target + 4, entry + 16, entry + 20); // its checksum
    header.writeUInt32BE(end, target + 8);
    header.writeUInt32BE(length, target + 12);
    end += length + padding.length;
  }
  return Buffer.concat([header, ...tables]);
}
