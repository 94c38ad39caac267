import { tidyText } from './text.generated.ts';

/** Digits in groups of three, with the same unambiguous separator throughout. */
const grouped = /^[+-]?[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
/** Digits with at most one point, and an exponent, as spreadsheets write them. */
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** "1.200" is 1200 in half of Europe. */
const ambiguous = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses a typed or pasted number: `null` for nothing, `NaN` for text that is not a number or is ambiguous. The format is
 * English: `1,200.5`. Spaces of any kind and apostrophes separate thousands too: `12 000`, `12'000`. "1.200" and "1,2"
 * mean different numbers in different countries, and so are `NaN`. With a decimal comma all of this holds with point and
 * comma exchanged: "1.200" is 1200.
 */
export function readNumber(text: string, decimal: '.' | ',' = '.'): number | null {
  const tidy = tidyText(text, 'code').replaceAll('’', "'").replaceAll('−', '-');
  const typed = decimal === ',' ? tidy.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : tidy;
  if (typed === '') return null;
  if (grouped.test(typed)) return Number(typed.replace(/[, ']/g, ''));
  return plain.test(typed) && !ambiguous.test(typed) ? Number(typed) : NaN;
}

/** The error for a text that `readNumber` cannot parse. */
export const numberWanted = 'Enter the number in figures, without separators: 1200, for example.';
