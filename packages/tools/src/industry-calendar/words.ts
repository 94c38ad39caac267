import type { Language, PluralOf, TextOf } from '@advisor/ui/language';
import { fillMessage } from '@advisor/ui/text';
import type { ToolWords } from '../language';
import type { CalendarWords } from './messages/es';

/** The texts that the calendar may use. */
type Words = ToolWords & CalendarWords;
export type CalendarText = TextOf<Words>;
export type CalendarCount = PluralOf<Words>;

/** The words and formats of the calendar. */
export type CalendarLanguage = Language<Words>;

/** What tells a text, and the locale of dates in it. */
export type Translator = Pick<CalendarLanguage, 'tell' | 'locale'>;

export const english: Translator = { tell: ({ text, values }) => fillMessage(text, values), locale: 'en-US' };
