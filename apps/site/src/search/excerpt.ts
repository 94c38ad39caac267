import { fold } from '@advisor/ui/text';
import { rangesOf, stemOf } from './words';

/** The length of an excerpt, in characters. */
const longest = 170;

/**
 * The sentence in which most of the words that were found stand, cut to a readable length around the first of them; the
 * first sentence of all where none has any. A line of a few words says too little, unless there is nothing else.
 */
export function excerptOf(texts: readonly string[], isFound: (word: string) => boolean): string {
  let best = { sentence: '', count: -1 };
  for (const sentence of texts.flatMap(sentencesOf)) {
    const found = new Set(rangesOf(sentence, isFound).map(([from, to]) => stemOf(fold(sentence.slice(from, to)))));
    const count = found.size + (sentence.split(' ').length > 4 ? 0.5 : 0);
    if (count > best.count) best = { sentence, count };
  }
  return cut(best.sentence, rangesOf(best.sentence, isFound)[0]?.[0] ?? 0);
}

const sentencesOf = (text: string) =>
  text.split(/\n|(?<=[.!?]) (?=\p{Lu})/u).filter((sentence) => sentence.trim() !== '');

function cut(sentence: string, place: number): string {
  if (sentence.length <= longest) return sentence;
  const begin = place < longest * 0.7 ? 0 : sentence.indexOf(' ', place - longest / 2) + 1;
  const piece = sentence.slice(begin);
  const end = piece.length <= longest ? piece.length : piece.lastIndexOf(' ', longest);
  return `${begin > 0 ? '… ' : ''}${piece.slice(0, end)}${end < piece.length ? ' …' : ''}`;
}
