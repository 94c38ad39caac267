import fc from 'fast-check';

/** Pieces of text that break what cuts, counts, encodes or shows text as if a character were one unit. */
export const hostilePieces: readonly string[] = [
  // Halves of characters.
  '\ud83c',
  '\udf89',
  '\udf89\ud83c',
  // Characters of several code points: a family, flags, a skin tone, keycaps, accents and piles of them.
  '🎉',
  '👩‍👩‍👧‍👦',
  '🇩🇪🇫🇷',
  '👍🏽',
  '1️⃣',
  'e\u0301',
  `Z${'\u0321\u0335\u0353'.repeat(40)}`,
  'नमस्ते',
  '각',
  '\u1100\u1161\u11a8',
  // Right to left, and the marks that turn a line around.
  'שלום עולם',
  'مرحبا',
  '\u202eevil\u202c',
  '\u2066x\u2069',
  // What takes no room.
  '\u200b',
  '\u2060\ufeff',
  '\u00ad',
  '\u3164\u115f\uffa0',
  '\u2800',
  '\ufe0f',
  '\u{e0041}\u{e007f}',
  // What a format reads as its own.
  '"',
  ',',
  ';',
  '\n',
  '\r\n',
  '\u2028',
  '\t',
  '=1+1',
  '<b>&amp;',
  ']]>',
  '%E0%A4%A',
  '\\',
  ' ',
  'Ada',
  'x',
];

/** Any text at all, well formed or not. It is made once, because that takes fast-check 10 ms. */
export const anyText: fc.Arbitrary<string> = fc.string({ unit: 'binary', maxLength: 40 });

/** Text of such pieces, at most `most` UTF-16 units long; the last piece may have been cut in half. */
export function hostileText(most = 400): fc.Arbitrary<string> {
  return fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.array(fc.constantFrom(...hostilePieces), { maxLength: 40 }).map((all) => all.join('')),
      },
      { weight: 1, arbitrary: anyText },
      // A piece across a limit, wherever the limit is.
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.nat({ max: most }), fc.constantFrom(...hostilePieces), fc.nat({ max: 60 }))
          .map(([before, piece, after]) => 'a'.repeat(before) + piece + 'b'.repeat(after)),
      },
    )
    .map((text) => text.slice(0, most));
}

/** Whether a text has no half of a character. */
export const isWellFormed = (text: string) => !/\p{Cs}/u.test(text);
