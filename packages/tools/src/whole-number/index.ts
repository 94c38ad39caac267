/** One optional sign, digits with at most one point, and an exponent, as a number input may hold them. */
const decimal = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/**
 * The whole number a visitor typed, at least 0: a fraction is cut off, a negative value is 0, and what is empty or no
 * number is 0 (spec/tools.md §5, decisions.md §1). Never above `Number.MAX_SAFE_INTEGER`.
 */
export function parseWholeNumber(text: string): number {
  return decimal.test(text) ? Math.min(Math.max(0, Math.trunc(Number(text))), Number.MAX_SAFE_INTEGER) : 0;
}

/** The same rule for a number from code: fractions are cut off; negative values and what is no finite number are 0. */
export function toWholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), Number.MAX_SAFE_INTEGER) : 0;
}
