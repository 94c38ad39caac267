import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, isWellFormed } from '../../../../tests/support/hostileText';
import { charactersOf, cutText, hasVisibleCharacter, shorten, tidyText, wellFormed } from './text';

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
  ])('cuts %j at %i', (text, maxLength, expected) => {
    // A first grapheme that does not fit is cut between code points.
    if (expected === '') expect('👩‍👩‍👧‍👦x').toContain(cutText(text, maxLength));
    else expect(cutText(text, maxLength)).toBe(expected);
  });

  it('gives the longest beginning of whole characters that fits', () => {
    fc.assert(
      fc.property(hostileText(), fc.nat({ max: 450 }), (source, maxLength) => {
        const text = wellFormed(source);
        const cut = cutText(text, maxLength);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(maxLength);
        expect(isWellFormed(cut)).toBe(true);
        const [first = ''] = charactersOf(text);
        if (first.length > maxLength) return;
        const all = charactersOf(text);
        expect(all.slice(0, charactersOf(cut).length).join('')).toBe(cut);
        const next = all[charactersOf(cut).length];
        expect(next === undefined || cut.length + next.length > maxLength).toBe(true);
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
      fc.property(hostileText(), fc.integer({ min: 1, max: 450 }), (text, maxLength) => {
        const short = shorten(text, maxLength);
        expect(short.length).toBeLessThanOrEqual(maxLength);
        expect(short === text || /(?<!\s)…$/.test(short)).toBe(true);
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

describe('tidyText', () => {
  // What takes quadratic time does not end within the limit of a test.
  it.each(['line', 'text', 'code'] as const)('ends for a %s with 450,000 spaces in a row', (kind) => {
    const text = `a${' '.repeat(450_000)}b`;
    expect(tidyText(text, kind) === text).toBe(true);
  });

  it.each([
    // A phone number from a phone's contacts, a name from a chat, a line from a spreadsheet or a PDF.
    ['\u202a+1 574 555 0100\u202c', 'code', '+1 574 555 0100'],
    ['\u200e+1\u00a0574\u202f555\u20110100', 'code', '+1 574 555\u20110100'],
    ['\u2068Ada\u2069 Okafor', 'line', 'Ada Okafor'],
    ['Ada\tOkafor\t', 'line', 'Ada Okafor'],
    ['Ada\u000bOkafor\u000c', 'line', 'Ada Okafor'],
    ['Ada\u2028Okafor\u2029', 'line', 'Ada Okafor'],
    ['\ufeffA\u00adda\u200b\u2060', 'line', 'Ada'],
    ['A\u0000d\u0007a\u009f', 'line', 'Ada'],
    ['山田\u3000太郎', 'line', '山田 太郎'],
    ['ada@north\u200dwind.example', 'code', 'ada@northwind.example'],
    ['One\r\nTwo\rThree\u000bFour\u2028Five\u0085Six\u000c', 'text', 'One\nTwo\nThree\nFour\nFive\nSix'],
    ['\n  One\n\tTwo\u00a0! \n', 'text', 'One\n\tTwo\u00a0!'],
    ['\u202eOne\u202c \u2067two\u2069', 'text', 'One two'],
    // Single-line fields contain no line breaks: they are rejected, also at the end.
    ['Ada\r\nBcc: x', 'line', 'Ada\r\nBcc: x'],
    ['Ada\n', 'line', 'Ada\n'],
  ] as const)('of %j as a %s is %j', (text, kind, expected) => expect(tidyText(text, kind)).toBe(expected));

  it.each([
    '👩‍👩‍👧‍👦 👍🏽 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪',
    'שלום, עולם!\u200f',
    'مرحبا بالعالم',
    'می\u200cخواهم',
    'क्\u200dष नमस्ते',
    'Zoë e\u0301 李 각',
  ])('leaves %s as it is, in a line and in a text', (text) => {
    expect(tidyText(text, 'line')).toBe(text);
    expect(tidyText(text, 'text')).toBe(text);
  });

  it('changes nothing the second time, and never makes a text longer', () => {
    fc.assert(
      fc.property(hostileText(), fc.constantFrom('line', 'text', 'code'), (text, kind) => {
        const once = tidyText(text, kind);
        expect(tidyText(once, kind)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves nothing that a form would refuse but damage and line breaks in a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tidyText(text, 'line')).not.toMatch(/(?![\r\n])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(tidyText(text, 'text')).not.toMatch(/(?![\t\n])\p{Cc}/u);
      }),
      { numRuns: 500 },
    );
  });
});
