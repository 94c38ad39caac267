import type { CalendarEvent } from './document';

/*
 * Days and times as they are read on screen. Days are counted in UTC, so that no zone of a visitor moves an event.
 */

// Made when it is first used: the first `Intl` of a page takes a slow phone 55 ms, and a module may be fetched ahead.
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (iso: string) =>
    (format ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })).format(new Date(iso));
};

const day = formatter({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const longDay = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const month = formatter({ month: 'long', year: 'numeric' });
const time = formatter({ hour: 'numeric', minute: '2-digit' });

/** `Tue, Apr 13, 2027` of `2027-04-13`. */
export const dayLabel = (date: string): string => day(`${date}T00:00Z`);

/** `Tuesday, April 13, 2027` of `2027-04-13`. */
export const longDayLabel = (date: string): string => longDay(`${date}T00:00Z`);

/** `April 2027` of `2027-04`. */
export const monthLabel = (yearAndMonth: string): string => month(`${yearAndMonth}-01T00:00Z`);

/** When an event is, in words: its days, and its hours with the name of their time zone where that is known. */
export function whenLabels({ date, time: clock, endDate, endTime, timeZone }: EventTime): {
  days: string;
  hours: string;
} {
  return {
    days: endDate && endDate !== date ? `${firstDay(date, endDate)} – ${dayLabel(endDate)}` : dayLabel(date),
    hours: [
      endTime ? `${timeLabel(clock)} – ${timeLabel(endTime)}` : timeLabel(clock),
      ...(timeZone ? [zoneLabel(timeZone)] : []),
    ].join(' '),
  };
}

/** The year is said once, where it is the same. */
function firstDay(date: string, endDate: string): string {
  return date.slice(0, 4) === endDate.slice(0, 4) ? dayLabel(date).replace(/, \d+$/, '') : dayLabel(date);
}

type EventTime = Pick<CalendarEvent, 'date' | 'time' | 'endDate' | 'endTime' | 'timeZone'>;

const zones = new Map<string, string>();

/** `ET`, `Portugal Time`: the name that holds in summer and winter. */
function zoneLabel(timeZone: string): string {
  let label = zones.get(timeZone);
  if (label === undefined) {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
    label = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    zones.set(timeZone, label);
  }
  return label;
}

/** `9:00 AM` of `09:00`. */
export const timeLabel = (clock: string): string => time(`2000-01-01T${clock}Z`);
