import { asciiDigits } from '@advisor/ui/text';

/** An optional sign, digits with at most one point, and an exponent, as in a number input. */
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

// TOOL-3
/**
 * The whole number that a text stands for, in the digits of any script, without thousands separators: fractions are cut
 * off; negative values, empty text and text that is not a number are 0. Never above `Number.MAX_SAFE_INTEGER`. The tools'
 * own fields, like all others, read what people paste with `readNumber` of `@advisor/ui/text`.
 */
export function parseWholeNumber(text: string): number {
  const digits = asciiDigits(text);
  return decimal.test(digits) ? Math.min(Math.max(0, Math.trunc(Number(digits))), Number.MAX_SAFE_INTEGER) : 0;
}

// TOOL-3
/** The same for a number: fractions are cut off; negative and non-finite values are 0. */
export function toWholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER) : 0;
}
