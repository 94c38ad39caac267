import type { Language, PluralOf, TextOf } from '@advisor/ui/language';
import { fillMessage } from '@advisor/ui/text';
import type { ToolWords } from '../language';
import type { GlossaryWords } from './messages/es';

/** The texts that the glossary may use. */
type Words = ToolWords & GlossaryWords;
export type GlossaryText = TextOf<Words>;
export type GlossaryCount = PluralOf<Words>;

/** The words and formats of the glossary. */
export type GlossaryLanguage = Language<Words>;

/** What tells a text. */
export type Translator = Pick<GlossaryLanguage, 'tell'>;

export const english: Translator = { tell: ({ text, values }) => fillMessage(text, values) };
