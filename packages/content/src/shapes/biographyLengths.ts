import type { RichTextValue } from '@advisor/ui/sections';

export interface BiographyLength {
  name: 'One line' | 'One paragraph' | 'In full' | 'Introduction to read aloud';
  paragraphs: readonly RichTextValue[];
  /** The word count of the paragraphs, as plain text. */
  words: number;
}

export interface BiographyOf {
  name: string;
  role: string;
  /** The first one must stand on its own. */
  paragraphs: readonly RichTextValue[];
}

// PAGE-47
/** A biography in the lengths that editors and hosts need, shortest first, without duplicates. */
export function biographyLengths({ name, role, paragraphs }: BiographyOf): BiographyLength[] {
  const [first] = paragraphs;
  const lengths: [BiographyLength['name'], readonly RichTextValue[]][] = [['One line', [`${name}: ${role}.`]]];
  if (first !== undefined) lengths.push(['One paragraph', [first]]);
  if (paragraphs.length > 1) lengths.push(['In full', paragraphs]);
  lengths.push(['Introduction to read aloud', introduction({ name, role, paragraphs })]);
  return lengths.map(([length, parts]) => ({ name: length, paragraphs: parts, words: countWords(plainText(parts)) }));
}

// FILE-46
/** The introduction for a host to read aloud. */
export const introduction = ({ name, role, paragraphs }: BiographyOf): readonly RichTextValue[] => [
  `Our next speaker is ${name}. ${role}.`,
  ...paragraphs.slice(0, 1),
  `Please welcome ${name}.`,
];

/** Paragraphs without marks, separated by blank lines. */
export const plainText = (paragraphs: readonly RichTextValue[]): string =>
  paragraphs
    .map((paragraph) => (typeof paragraph === 'string' ? paragraph : paragraph.map(({ text }) => text).join('')))
    .join('\n\n');

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
