/** An optional sign, digits with at most one point, and an exponent, as in a number input. */
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

// TOOL-3
/**
 * Parses a whole number without thousands separators: fractions are truncated; negative values, empty text and
 * non-numbers are 0. Never above `Number.MAX_SAFE_INTEGER`. The tools' own fields, like all others, parse pasted text
 * with `readNumber` of `@advisor/ui/text`.
 */
export function parseWholeNumber(text: string): number {
  return decimal.test(text) ? Math.min(Math.max(0, Math.trunc(Number(text))), Number.MAX_SAFE_INTEGER) : 0;
}

// TOOL-3
/** The same for a number: fractions are truncated; negative and non-finite values are 0. */
export function toWholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER) : 0;
}
