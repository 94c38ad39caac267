import { tidyText } from './text.generated.ts';

/** Digits in groups of three, with the same unambiguous separator throughout. */
const grouped = /^[+-]?[1-9]\d{0,2}([, '])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
/** Digits with at most one point, and an exponent, as spreadsheets write them. */
const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** "1.200" is 1200 in half of Europe. */
const ambiguous = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Signs that stand for those of an English number, whatever the language: full-width and Arabic ones, and typographic ones. */
const sameAs: Readonly<Record<string, string>> = {
  '’': "'",
  '＇': "'",
  '−': '-',
  '－': '-',
  '＋': '+',
  '．': '.',
  '，': ',',
};

/** A text with the decimal digits of every script as 0 to 9: "12" of `１２`, `١٢` and `१२`. Other number signs, as `½`, stay. */
export function asciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0)!;
    const code = zero;
    // Unicode has the digits of a script one after the other, from 0 to 9.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/**
 * Parses a typed or pasted number: `null` for nothing, `NaN` for text that is not a number or is ambiguous. The format is
 * English: `1,200.5`, in the digits of any script. Spaces of any kind and apostrophes separate thousands too: `12 000`,
 * `12'000`. "1.200" and "1,2" mean different numbers in different countries, and so are `NaN`. With a decimal comma all of
 * this holds with point and comma exchanged: "1.200" is 1200.
 */
export function readNumber(text: string, decimal: '.' | ',' = '.'): number | null {
  const tidy = asciiDigits(tidyText(text, 'code')).replace(/[’＇−－＋．，]/g, (sign) => sameAs[sign]!);
  const english = decimal === ',' ? tidy.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : tidy;
  const typed = english.replaceAll('٫', '.').replaceAll('٬', ',');
  if (typed === '') return null;
  if (grouped.test(typed)) return Number(typed.replace(/[, ']/g, ''));
  return plain.test(typed) && !ambiguous.test(typed) ? Number(typed) : NaN;
}

/** The error for a text that `readNumber` cannot parse. */
export const numberWanted = 'Enter the number in figures, without separators: 1200, for example.';
