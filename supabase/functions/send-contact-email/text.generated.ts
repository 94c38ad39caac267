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

/**
 * What a text is for: `line` and `text` are read by people, on one line or several; `code` is read by machines, as an
 * address, a telephone number or a date is.
 */
export type TextKind = 'line' | 'text' | 'code';

// Control characters, soft hyphens, zero-width blanks, what turns the direction of a text around and what other formats
// leave behind. Not in it: joiners, variation selectors and tags, which shape letters and emoji, and U+200E, U+200F.
const unseen = /(?![\t-\r\u0085])[\p{Cc}\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * A text as it is counted and stored: without what nobody sees and no reader misses, and without blanks around it. In a
 * `text` every kind of line break is `\n`. In a `line` and a `code` every blank is a plain one; line breaks stay where
 * they are, for the caller to refuse: no field of one line holds them.
 */
export function tidyText(text: string, kind: TextKind): string {
  const seen = text.replace(unseen, '');
  if (kind === 'text') return seen.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim();
  const line = seen.replace(/[\t\v\f\u0085\u2028\u2029]|\p{Zs}/gu, ' ').replace(/^ +| +$/g, '');
  return kind === 'code' ? line.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/^ +| +$/g, '') : line;
}
