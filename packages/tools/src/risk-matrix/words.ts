import type { Language, TextOf } from '@advisor/ui/language';
import { fillMessage, type Phrase } from '@advisor/ui/language/message';
import type { ToolWords } from '../language';
import type { RiskWords } from './messages/es';

/** The texts of the matrix. */
type Words = ToolWords & RiskWords;
export type RiskText = TextOf<Words>;

/** The texts and formats of the matrix. */
export type RiskLanguage = Language<Words>;

/** The language of tables. */
export type TableLanguage = Pick<RiskLanguage, 'tell' | 'decimal'>;

export const englishTranslator = ({ text, values }: Phrase): string => fillMessage(text, values);
export const englishTable: TableLanguage = { tell: englishTranslator, decimal: '.' };

/** A list of texts, such as the levels. */
export const listed = (texts: readonly RiskText[]): Phrase => ({
  text: texts.map((_, index) => `{${index}}`).join(', '),
  values: Object.fromEntries(texts.map((text, index) => [index, { text }])),
});
