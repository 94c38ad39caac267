// Rules for text that anybody may have written. The server function gets a copy of this file (`pnpm generate`), so that
// both sides cut and judge alike; therefore nothing is imported here.

let segmenter: Intl.Segmenter | undefined;

/** The segmenter of what a reader takes for one character: a letter with its accents, a flag, a family of emoji. */
function graphemes(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));
}

/** The characters of a text as a reader counts them. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment);
}

/**
 * The beginning of a text, at most `most` UTF-16 units long (what `length` and `maxLength` count), cut between two
 * characters as a reader sees them. Only a first character that is longer than all of `most` is cut itself, between two
 * code points: hundreds of accents can be piled on one letter.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = graphemes().segment(text).containing(most)?.index ?? 0;
  if (end > 0) return text.slice(0, end);
  const start = text.slice(0, Math.max(0, most));
  // A high surrogate at the end has lost its other half.
  return /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}

/** A text cut to at most `most` UTF-16 units, the ellipsis included that says so. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

/**
 * A text without halves of characters (lone surrogates): each becomes U+FFFD, as in UTF-8. `encodeURIComponent` throws
 * at them, and no database stores them.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Whether a text has something to see. White space, control characters, what Unicode leaves without a drawing
 * (zero-width characters, Hangul fillers, variation selectors, tags …) and the blank Braille cell are not.
 */
export function hasVisibleCharacter(text: string): boolean {
  return /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/u.test(text);
}
