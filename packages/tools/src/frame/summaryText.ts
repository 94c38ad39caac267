import { shorten, tidyText, wellFormed } from '@advisor/ui/text';

/** The longest summary, in UTF-16 code units. */
const maxSummary = 2000;

/** A text of the visitor in one line of at most 200 UTF-16 code units. */
export const inOneLine = (text: string): string =>
  shorten(tidyText(wellFormed(text), 'line').replaceAll(/[\s\p{Cc}]+/gu, ' '), 200);

// TOOL-25
/** Lines as a summary, which is shortened if it is too long. */
export const summaryText = (lines: readonly string[]): string => shorten(lines.join('\n').trim(), maxSummary);
