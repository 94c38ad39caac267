import { useLanguage } from '@advisor/ui/language';
import type { CalendarLanguage } from './words';

/** The texts and formats of the calendar, in the current language. */
export const useCalendarLanguage = (): CalendarLanguage => useLanguage() as CalendarLanguage;
