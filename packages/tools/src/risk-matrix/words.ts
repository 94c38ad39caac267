import type { Language, TextOf } from '@advisor/ui/language';
import { fillMessage, type Phrase } from '@advisor/ui/text';
import type { ToolWords } from '../language';
import type { RiskWords } from './messages/es';

/** The texts that the matrix may use. */
type Words = ToolWords & RiskWords;
export type RiskText = TextOf<Words>;

/** The words and formats of the matrix. */
export type RiskLanguage = Language<Words>;

/** What a table is written with. */
export type TableLanguage = Pick<RiskLanguage, 'tell' | 'decimal'>;

export const englishTranslator = ({ text, values }: Phrase): string => fillMessage(text, values);
export const englishTable: TableLanguage = { tell: englishTranslator, decimal: '.' };

/** An enumeration of texts, such as the levels. */
export const listed = (texts: readonly RiskText[]): Phrase => ({
  text: texts.map((_, index) => `{${index}}`).join(', '),
  values: Object.fromEntries(texts.map((text, index) => [index, { text }])),
});
