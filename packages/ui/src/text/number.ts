import { tidyText } from './text';

/** Digits in groups of three, with one separator between all of them that no reader takes for a decimal point. */
const grouped = /^[+-]?[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
/** Digits with at most one point, and an exponent, as spreadsheets write them. */
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** "1.200" is 1200 in half of Europe. */
const ambiguous = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/**
 * The number that a person has typed or pasted: `null` for nothing, `NaN` for what is no number or may be one of two.
 * Written as in English, the language of these pages: `1,200.5`. Blanks of any kind and apostrophes separate thousands
 * too: `12 000`, `12'000`. "1.200" and "1,2" are 1200 and 1.2 to some and not to others, and so are `NaN`.
 */
export function readNumber(text: string): number | null {
  const typed = tidyText(text, 'code').replaceAll('’', "'").replaceAll('−', '-');
  if (typed === '') return null;
  if (grouped.test(typed)) return Number(typed.replace(/[, ']/g, ''));
  return plain.test(typed) && !ambiguous.test(typed) ? Number(typed) : NaN;
}

/** What a field says of a text that `readNumber` cannot read. */
export const numberWanted = 'Enter the number in figures, without separators: 1200, for example.';
