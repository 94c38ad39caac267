import { lazyFormat } from '../lazy-format';

/*
 * Formats days and times for display. Days are formatted in UTC, so that the visitor's time zone never shifts an event.
 */

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = lazyFormat<Date>(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }));
  return (iso: string) => format(new Date(iso));
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

/** The days and times of an event, with the name of the time zone if known. */
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

/** Shows the year once if both days have the same. */
function firstDay(date: string, endDate: string): string {
  return date.slice(0, 4) === endDate.slice(0, 4) ? dayLabel(date).replace(/, \d+$/, '') : dayLabel(date);
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
