import { useLanguage } from '@advisor/ui/language';
import type { CalendarLanguage } from './words';

/** The words and formats of the calendar, in the language around a component. */
export const useCalendarLanguage = (): CalendarLanguage => useLanguage() as CalendarLanguage;
