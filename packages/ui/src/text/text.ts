// Handling of untrusted text. `pnpm generate` copies this file into the server function, so that both sides do the same;
// it must not import anything.

let segmenter: Intl.Segmenter | undefined;

/** Segments text into graphemes: a letter with its accents, a flag, a family emoji. */
function graphemes(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));
}

/** The graphemes of a text: characters as a reader counts them. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes().segment(text), ({ segment }) => segment);
}

/**
 * The start of a text, at most `maxLength` UTF-16 units long (what `String.length` counts), cut between graphemes. Only a
 * first grapheme longer than `maxLength` is cut itself, between code points: a letter can have hundreds of accents.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = graphemes().segment(text).containing(maxLength)?.index ?? 0;
  if (end > 0) return text.slice(0, end);
  const start = text.slice(0, Math.max(0, maxLength));
  // A high surrogate at the end has lost its low surrogate.
  return /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}

/** A text cut to at most `maxLength` UTF-16 units, including the ellipsis. */
export function shorten(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${cutText(text, maxLength - 1).trimEnd()}…`;
}

/**
 * Replaces lone surrogates with U+FFFD, as UTF-8 encoders do. `encodeURIComponent` throws on them, and databases do not
 * store them.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * Whether a text has a visible character. White space, control characters, default-ignorable code points (zero-width
 * characters, Hangul fillers, variation selectors, tags …) and the blank Braille cell are not visible.
 */
export function hasVisibleCharacter(text: string): boolean {
  return /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/u.test(text);
}

/**
 * The kind of a text: `line` and `text` are for people, single-line and multi-line; `code` is for machines: an address,
 * a phone number, a date.
 */
export type TextKind = 'line' | 'text' | 'code';

// Control characters, soft hyphens, zero-width spaces, direction overrides and remains of other formats. Not included:
// joiners, variation selectors and tags, which shape letters and emoji, and U+200E, U+200F.
const unseen = /(?![\t-\r\u0085])[\p{Cc}\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

// Without the lookbehind the end of every run of spaces would be looked for from each of its spaces.
const outerSpaces = /^ +|(?<! ) +$/g;

/**
 * Normalizes a text to what is counted and stored: without meaningless invisible characters, and trimmed. In a `text`
 * every line break becomes `\n`. In a `line` or `code` every space becomes a plain one; line breaks are kept for the
 * caller to reject, because no single-line field contains them.
 */
export function tidyText(text: string, kind: TextKind): string {
  const seen = text.replace(unseen, '');
  if (kind === 'text') return seen.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim();
  const line = seen.replace(/[\t\v\f\u0085\u2028\u2029]|\p{Zs}/gu, ' ').replace(outerSpaces, '');
  return kind === 'code' ? line.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(outerSpaces, '') : line;
}
