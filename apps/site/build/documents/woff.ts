import { inflateSync } from 'node:zlib';

const woffEntry = 20;
const sfntEntry = 16;

/**
 * Converts a WOFF file (https://www.w3.org/TR/WOFF/) to TrueType with the same tables. The PDF library reads WOFF too,
 * but inflates a table again for each glyph it looks up: half of a document's time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + count * sfntEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * sfntEntry, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * sfntEntry, 10);

  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * woffEntry;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const stored = woff.subarray(from, from + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(stored) : stored).copy(table);
    const at = 12 + index * sfntEntry;
    // The tag, followed by the checksum.
    woff.copy(header, at, entry, entry + 4);
    woff.copy(header, at + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(length, at + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
