import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);

it.each([
  'newsreader/files/newsreader-latin-500-normal.woff',
  'public-sans/files/public-sans-latin-ext-600-normal.woff',
])('%s has every table whole, in its place and with its checksum', (file) => {
  const font = unpackWoff(readFileSync(require.resolve(`@fontsource/${file}`)));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const [checksum, offset, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    return { tag: font.toString('latin1', entry, entry + 4), checksum, offset, length };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
  expect(tables.map(({ tag }) => tag)).toEqual(tables.map(({ tag }) => tag).toSorted());
  for (const { tag, checksum, offset, length } of tables) {
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(table, 0, offset, offset + length);
    // The head table's checksum excludes the whole font's checksum.
    if (tag === 'head') table.writeUInt32BE(0, 8);
    let sum = 0;
    for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
    expect([tag, sum]).toEqual([tag, checksum]);
  }
});
