import { fold, foldWords } from '@advisor/ui/text';
import { stemmer } from 'stemmer';

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string) => foldWords(text).split(' ').filter(Boolean);

const stems = new Map<string, string>();

/** The stem of a folded word: `mentoring` and `mentors` → `mentor`. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  // Porter's rules take letters; figures and other scripts stay as they are.
  if (stem === undefined) stems.set(word, (stem = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word));
  return stem;
}

/** Words of questions that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  `a am an and any are as at be been but by can could did do does doing for from get give had has have having he her
  here him his how i if in into is it its just let like me my of on or our ours please s she should so some t than that
  the their them then there these they this those to too up us want wants was we were what when where which who whom
  whose why will with would you your yours find need needs looking look show tell much many become`.split(/\s+/),
);

/** A part of a text, by the places where it begins and ends. */
export type Range = readonly [from: number, to: number];

/** The places of the words of a text, for which `isFound` gets the folded word. Neighbours are not joined. */
export function rangesOf(text: string, isFound: (word: string) => boolean): Range[] {
  // Invisible characters, such as soft hyphens, do not part a word.
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]+/gu)]
    .filter(([word]) => isFound(fold(word)))
    .map(({ 0: word, index }) => [index, index + word.length]);
}
