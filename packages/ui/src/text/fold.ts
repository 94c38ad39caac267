import { hasVisibleCharacter } from './text';

/** Letters that Unicode does not take apart, as they are written on a keyboard without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};
const unplain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Whether a text has only ASCII, dashes and quotation marks, in which normalization changes nothing and takes ten times as long. */
const isPlain = (text: string) => !/[\u0080-\u200f\u2011\u2017\u2020-\uffff]/.test(text);

/** A text folded for comparison and sorting: without case, accents and invisible characters, independent of the browser's locale. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toLowerCase()
    .replace(unplain, (letter) => plainLetters[letter]!);
}

/** The words of a text as a search compares them: folded, with a space for what stands between letters and digits. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(isPlain(text) ? /[^a-z\d]+/g : /[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a search looks for among folded words: '' for everything, null for nothing, as where it has no letter or digit. */
export function queryOf(search: string): string | null {
  const query = foldWords(search);
  return query === '' && hasVisibleCharacter(search) ? null : query;
}
