import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText';

const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
}
const joined = (...parts: (readonly number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const text = 'Title;Größe – €\r\nÜber façade';

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8(text), { text, encoding: 'UTF-8', assumed: false }],
    ['UTF-8 with its mark', joined([0xef, 0xbb, 0xbf], utf8(text)), { text, encoding: 'UTF-8', assumed: false }],
    ['UTF-16 little endian', joined([0xff, 0xfe], utf16(text, true)), { text, encoding: 'UTF-16', assumed: false }],
    ['UTF-16 big endian', joined([0xfe, 0xff], utf16(text, false)), { text, encoding: 'UTF-16', assumed: false }],
    ['UTF-16 without a mark', utf16('Title;Owner', true), { text: 'Title;Owner', encoding: 'UTF-16', assumed: true }],
    ['the same, big endian', utf16('Title;Owner', false), { text: 'Title;Owner', encoding: 'UTF-16', assumed: true }],
    [
      'Windows-1252',
      joined(utf8('Gr'), [0xf6, 0xdf], utf8('e '), [0x96, 0x20, 0x80]),
      { text: 'Größe – €', encoding: 'Windows-1252', assumed: true },
    ],
    ['nothing', utf8(''), { text: '', encoding: 'UTF-8', assumed: false }],
  ])('reads %s', (_what, bytes, expected) => {
    expect(decodeText(bytes)).toEqual(expected);
  });

  it('gives any text back that is written as UTF-8 or marked as UTF-16, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (any) => {
        expect(decodeText(joined([0xff, 0xfe], utf16(any, true))).text).toBe(any);
        const decoded = decodeText(utf8(`a\n${any}`));
        expect(decoded).toMatchObject({ text: `a\n${any}`, encoding: 'UTF-8' });
      }),
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => typeof decodeText(bytes).text === 'string'));
  });
});
