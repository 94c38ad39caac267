import type { CalendarEvent } from './document';

/** When an event begins and ends. */
export interface EventMoments {
  start: Date;
  /** One hour after the start where the event does not say when it ends: every calendar program wants an end. */
  end: Date;
  /** Whether no time zone is known: then both hold the clock at the place, as if it were UTC. */
  floating: boolean;
}

/** The moments of an event, in its own time zone whatever that of the reader is. */
export function eventMoments({ date, time, endDate = date, endTime, timeZone }: CalendarEvent): EventMoments {
  const moment = (day: string, clock: string) =>
    timeZone === undefined ? new Date(`${day}T${clock}Z`) : instantOf(day, clock, timeZone);
  const start = moment(date, time);
  const end = endTime === undefined ? new Date(start.getTime() + hour) : moment(endDate, endTime);
  return { start, end, floating: timeZone === undefined };
}

/**
 * Beginning and end as ISO 8601 at the place, with the offset from UTC where the time zone is known:
 * `2027-04-13T09:00:00-06:00`.
 */
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
 * The instant at which the clocks of a zone show a time. One that they show twice is the first of them; one that they
 * skip counts as if they had not been moved yet (RFC 5545 §3.3.5).
 */
function instantOf(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}Z`);
  const [before, after] = [offsetAt(shown - day, timeZone), offsetAt(shown + day, timeZone)];
  const offset = [before, after].find((minutes) => offsetAt(shown - minutes * minute, timeZone) === minutes) ?? before;
  return new Date(shown - offset * minute);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how many minutes the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(instant)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) + 0;
}
