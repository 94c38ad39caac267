import type { CalendarEvent } from './document';

/** The start and end of an event. */
export interface EventMoments {
  start: Date;
  /** One hour after the start if the event has no end, which calendar programs require. */
  end: Date;
  /** Whether no time zone is known: both then hold the local time as if it were UTC. */
  floating: boolean;
}

/** The last day of an event, as `YYYY-MM-DD`: one that ends at midnight is over with the day before. */
export function lastDayOf({ date, endDate = date, endTime }: CalendarEvent): string {
  if (endDate === date || endTime !== '00:00') return endDate;
  return new Date(Date.parse(`${endDate}T00:00Z`) - day).toISOString().slice(0, 10);
}

/**
 * The start and end of an event, in its own time zone, not the visitor's. The end is after the start (RFC 5545 §3.8.2.2):
 * where clocks skip the start and not the end, the event is as long as its local times say.
 */
export function eventMoments({ date, time, endDate = date, endTime, timeZone }: CalendarEvent): EventMoments {
  const local = (day: string, clock: string) => Date.parse(`${day}T${clock}Z`);
  const moment = (day: string, clock: string) =>
    timeZone === undefined ? new Date(local(day, clock)) : instantOf(day, clock, timeZone);
  const start = moment(date, time);
  const length = endTime === undefined ? hour : local(endDate, endTime) - local(date, time);
  const shown = new Date(start.getTime() + length);
  const end = endTime === undefined ? shown : moment(endDate, endTime);
  return { start, end: end > start ? end : shown, floating: timeZone === undefined };
}

/** Start and end in local time as ISO 8601, with the UTC offset if the time zone is known: `2027-04-13T09:00:00-06:00`. */
export function eventTimestamps(event: CalendarEvent): { start: string; end: string } {
  const { start, end } = eventMoments(event);
  const stamp = (moment: Date) => {
    if (event.timeZone === undefined) return moment.toISOString().slice(0, 19);
    const minutes = offsetAt(moment.getTime(), event.timeZone);
    const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
    const offset = `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
    return new Date(moment.getTime() + minutes * minute).toISOString().slice(0, 19) + offset;
  };
  return { start: stamp(start), end: stamp(end) };
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The instant of a local time in a zone. An ambiguous time is the first of the two; a skipped one is read with the
 * offset before the change (RFC 5545 §3.3.5).
 */
function instantOf(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}Z`);
  const [before, after] = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)];
  const offset = [before, after].find((minutes) => offsetAt(shown - minutes * minute, timeZone) === minutes) ?? before;
  return new Date(shown - offset * minute);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The UTC offset of a zone at an instant, in minutes. */
function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(instant)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) + 0;
}
