import type { Language, PluralOf, TextOf } from '@advisor/ui/language';
import { fillMessage } from '@advisor/ui/language/message';
import type { ToolWords } from '../language';
import type { CalendarWords } from './messages/es';

/** The texts of the calendar. */
type Words = ToolWords & CalendarWords;
export type CalendarText = TextOf<Words>;
export type CalendarCount = PluralOf<Words>;

/** The texts and formats of the calendar. */
export type CalendarLanguage = Language<Words>;

/** The translator, and the locale of its dates. */
export type Translator = Pick<CalendarLanguage, 'tell' | 'locale'>;

export const english: Translator = { tell: ({ text, values }) => fillMessage(text, values), locale: 'en-US' };
