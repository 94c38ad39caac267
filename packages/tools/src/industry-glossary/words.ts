import type { Language, PluralOf, TextOf } from '@advisor/ui/language';
import { fillMessage } from '@advisor/ui/language/message';
import type { ToolWords } from '../language';
import type { GlossaryWords } from './messages/es';

/** The texts of the glossary. */
type Words = ToolWords & GlossaryWords;
export type GlossaryText = TextOf<Words>;
export type GlossaryCount = PluralOf<Words>;

/** The texts and formats of the glossary. */
export type GlossaryLanguage = Language<Words>;

/** The translator. */
export type Translator = Pick<GlossaryLanguage, 'tell'>;

export const english: Translator = { tell: ({ text, values }) => fillMessage(text, values) };
