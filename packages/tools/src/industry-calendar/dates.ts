import { dateFormat, dateRangeFormat } from '../language/formats';
import { phrase } from '../language/phrase';
import type { CalendarWords } from './messages/es';
import { english, type Translator } from './words';

/*
 * Formats days and times for display. Days are formatted in UTC, so that the visitor's time zone never shifts an event.
 */

const day = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const longDay = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

const utc = (date: string) => new Date(`${date}T00:00Z`);

/** `Tue, Apr 13, 2027` of `2027-04-13`. */
export const dayLabel = (date: string, locale: string = english.locale): string => dateFormat(locale, day)(utc(date));

/** `Tuesday, April 13, 2027` of `2027-04-13`. */
export const longDayLabel = (date: string, locale: string = english.locale): string =>
  dateFormat(locale, longDay)(utc(date));

/** `April 2027` of `2027-04`. */
export const monthLabel = (yearAndMonth: string, locale: string = english.locale): string =>
  dateFormat(locale, month)(utc(`${yearAndMonth}-01`));

/** `9:00 AM` of `09:00`. */
export const timeLabel = (clock: string, locale: string = english.locale): string =>
  dateFormat(locale, time)(new Date(`2000-01-01T${clock}Z`));

/** The name of a day of the week: 0 is Sunday. */
export const weekdayLabel = (weekday: number, length: 'long' | 'short', locale: string = english.locale): string =>
  dateFormat(locale, { weekday: length, timeZone: 'UTC' })(Date.UTC(2023, 0, 1 + weekday));

/** A label as a heading: with a capital letter, which days and months do not have in every language. */
export const capitalized = (label: string, locale: string): string =>
  label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);

/** The first day of the week: 0 is Sunday. Monday where the browser does not know, which is Firefox, except in `en-US`. */
export function firstWeekday(locale: string): number {
  if (locale === english.locale) return 0;
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return (known.getWeekInfo?.().firstDay ?? 1) % 7;
}

/** The days and times of an event, with the name of the time zone if known. */
export function whenLabels(
  { date, time: clock, endDate, endTime, timeZone }: EventTime,
  { tell, locale }: Translator = english,
): { days: string; hours: string } {
  const start = timeLabel(clock, locale);
  const hours = endTime ? `${start} – ${timeLabel(endTime, locale)}` : start;
  return {
    days: endDate && endDate !== date ? dateRangeFormat(locale, day)(utc(date), utc(endDate)) : dayLabel(date, locale),
    hours: timeZone
      ? tell(phrase<CalendarWords>('{time} {zone}', { time: hours, zone: zoneLabel(timeZone, locale) }))
      : hours,
  };
}

/** The times of an event, as `CalendarEvent` has them. */
interface EventTime {
  date: string;
  time: string;
  endDate?: string;
  endTime?: string;
  timeZone?: string;
}

const zones = new Map<string, string>();

/** `ET`, `Portugal Time`: the generic name, valid in summer and winter. */
function zoneLabel(timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`;
  let label = zones.get(key);
  if (label === undefined) {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
    label = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    zones.set(key, label);
  }
  return label;
}
