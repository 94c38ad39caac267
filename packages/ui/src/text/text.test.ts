import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, isWellFormed } from '../../../../tests/hostileText';
import { charactersOf, cutText, hasVisibleCharacter, shorten, wellFormed } from './text';

describe('cutText', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab🎉', 3, 'ab'],
    ['ab🎉', 4, 'ab🎉'],
    ['abe\u0301!', 3, 'ab'],
    ['👩‍👩‍👧‍👦x', 10, ''],
    ['a🇩🇪🇫🇷', 5, 'a🇩🇪'],
    ['a🇩🇪🇫🇷', 8, 'a🇩🇪'],
    ['a\r\nb', 2, 'a'],
    ['', 0, ''],
    ['x', 0, ''],
  ])('cuts %j at %i', (text, most, expected) => {
    // A first character that does not fit is cut itself, and then ends at a code point.
    if (expected === '') expect('👩‍👩‍👧‍👦x').toContain(cutText(text, most));
    else expect(cutText(text, most)).toBe(expected);
  });

  it('gives the longest beginning of whole characters that fits', () => {
    fc.assert(
      fc.property(hostileText(), fc.nat({ max: 450 }), (source, most) => {
        const text = wellFormed(source);
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(isWellFormed(cut)).toBe(true);
        const [first = ''] = charactersOf(text);
        if (first.length > most) return;
        const all = charactersOf(text);
        expect(all.slice(0, charactersOf(cut).length).join('')).toBe(cut);
        const next = all[charactersOf(cut).length];
        expect(next === undefined || cut.length + next.length > most).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves something of a letter under more accents than fit', () => {
    expect(cutText(`Z${'\u0301'.repeat(600)}`, 500)).toBe(`Z${'\u0301'.repeat(499)}`);
    expect(cutText('🎉', 1)).toBe('');
  });

  it('says that it cut, within the limit', () => {
    fc.assert(
      fc.property(hostileText(), fc.integer({ min: 1, max: 450 }), (text, most) => {
        const short = shorten(text, most);
        expect(short.length).toBeLessThanOrEqual(most);
        expect(short === text || short.endsWith('…')).toBe(true);
      }),
    );
  });
});

it('wellFormed can always be encoded, and changes nothing else', () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      expect(decodeURIComponent(encodeURIComponent(wellFormed(text)))).toBe(wellFormed(text));
      if (isWellFormed(text)) expect(wellFormed(text)).toBe(text);
    }),
  );
});

describe('hasVisibleCharacter', () => {
  it.each(['a', '李', '🎉', 'ש', '.', '\u0301', ' x ', '\u200bx', '1️⃣', '\ufffd'])('sees %j', (text) =>
    expect(hasVisibleCharacter(text)).toBe(true),
  );
  it.each([
    '',
    ' \t\n\u00a0\u3000',
    '\u200b\u200c\u200d\u200e\u200f',
    '\u2060\u2061\ufeff',
    '\u00ad',
    '\u3164',
    '\u115f\u1160\uffa0',
    '\u2800',
    '\ufe00\ufe0f\u{e0100}',
    '\u{e0001}\u{e0041}\u{e007f}',
    '\u034f\u061c\u180e\u17b4',
    '\u202a\u202e\u2066\u2069',
    '\ufff9\ufffa\ufffb',
    '\u0000\u0085',
    '\ud83c',
  ])('does not see %j', (text) => expect(hasVisibleCharacter(text)).toBe(false));
});
