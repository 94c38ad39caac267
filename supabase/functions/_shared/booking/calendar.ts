import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Interval } from './slots.ts';
import { isTimeZone } from './time-zone.ts';

/** Why a calendar cannot be used, in words for the owner. */
export class CalendarError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CalendarError';
  }
}

export interface BusyTimes {
  /** Merged where they overlap, sorted. */
  intervals: Interval[];
  /** Recurring events that could not be read. */
  skipped: number;
}

/** Limits per calendar: occurrences of one event, and total milliseconds of work. */
const MAX_REPEATS = 20_000;
const MAX_WORK_MS = 3_000;
const MAX_INTERVALS = 5_000;

// BOOKING-13
/**
 * When the owner of a calendar file (RFC 5545) is busy between two moments, including recurring events and their
 * exceptions. Transparent (TRANSP) and cancelled events and this site's own do not count. All-day events and floating
 * times are in `timeZone`. Throws a CalendarError only if it is not a calendar.
 *
 * @param isOwn whether an event is this site's own, by UID
 */
export function busyTimes(
  text: string,
  { from, to, timeZone, isOwn = () => false }: Stretch & { timeZone: string; isOwn?: (uid: string) => boolean },
): BusyTimes {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text));
  } catch (cause) {
    throw new CalendarError('What is at this address is not a calendar.', { cause });
  }
  if (calendar.name !== 'vcalendar') throw new CalendarError('What is at this address is not a calendar.');
  const started = performance.now();
  const found: Interval[] = [];
  let skipped = 0;
  const add = (event: ICAL.Event, begin: ICAL.Time, finish: ICAL.Time) => {
    if (!takesTime(event.component)) return;
    const zone = zoneOf(event.component) ?? timeZone;
    const start = momentOf(begin, zone);
    const end = momentOf(finish, zone);
    if (!(end > start) || end <= from || start >= to) return;
    if (found.length >= MAX_INTERVALS) throw new CalendarError('The calendar has too many events.');
    found.push({ start: Math.max(start, from), end: Math.min(end, to) });
  };
  for (const event of eventsOf(calendar)) {
    if (isOwn(event.uid)) continue;
    try {
      if (!event.isRecurring()) {
        add(event, event.startDate, event.endDate);
        continue;
      }
      if (!event.component.getAllProperties('rrule').every(isReadable)) {
        skipped++;
        continue;
      }
      const repeats = event.iterator();
      for (let count = 0, next = repeats.next(); next; next = repeats.next(), count++) {
        if (count > MAX_REPEATS || performance.now() - started > MAX_WORK_MS)
          throw new CalendarError('The calendar has an event that repeats too often.');
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        // An exception may have been moved to an earlier day.
        if (momentOf(next, zoneOf(event.component) ?? timeZone) >= to) break;
        add(item, startDate, endDate);
      }
      // Exceptions moved into the range from a later day.
      for (const exception of Object.values(event.exceptions)) add(exception, exception.startDate, exception.endDate);
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      skipped++;
    }
  }
  return { intervals: joined(found), skipped };
}

interface Stretch {
  /** In milliseconds since 1970. */
  from: number;
  to: number;
}

/** A calendar's events, each with its exceptions; an orphaned exception counts as an event. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const byUid = new Map<string, ICAL.Component[]>();
  for (const component of calendar.getAllSubcomponents('vevent')) {
    if (!component.getFirstProperty('dtstart')) continue;
    const uid = String(component.getFirstPropertyValue('uid') ?? crypto.randomUUID());
    byUid.set(uid, [...(byUid.get(uid) ?? []), component]);
  }
  return [...byUid.values()].flatMap((components) => {
    const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');
    const exceptions = components.filter(isException);
    const [main, ...more] = components.filter((component) => !isException(component));
    if (!main) return exceptions.map((component) => new ICAL.Event(component));
    return [
      new ICAL.Event(main, { exceptions, strictExceptions: false }),
      ...more.map((component) => new ICAL.Event(component)),
    ];
  });
}

function takesTime(component: ICAL.Component): boolean {
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return text('transp') !== 'TRANSPARENT' && text('status') !== 'CANCELLED';
}

/**
 * Whether the library's iteration of a rule terminates: it searches forever for a day that never occurs, such as
 * February 30. These are the rules that calendar programs write.
 */
function isReadable(property: ICAL.Property): boolean {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return false;
  const parts = rule.parts as Record<string, (string | number)[] | undefined>;
  const has = (...names: string[]) => Object.keys(parts).every((name) => names.includes(name));
  const isPlain = (parts.BYDAY ?? []).every((day) => /^[A-Z]{2}$/.test(String(day)));
  const positions = parts.BYSETPOS ?? [];
  switch (rule.freq) {
    case 'DAILY':
      return has('BYDAY') && (rule.interval === 1 || !parts.BYDAY);
    case 'WEEKLY':
      return has('BYDAY') && isPlain;
    case 'MONTHLY':
      if (!has('BYDAY', 'BYMONTHDAY', 'BYSETPOS') || (parts.BYDAY && parts.BYMONTHDAY)) return false;
      return positions.length === 0 || (isPlain && positions.every((place) => Math.abs(Number(place)) <= 4));
    case 'YEARLY':
      if (!has('BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS') || (parts.BYDAY && parts.BYMONTHDAY)) return false;
      return positions.length === 0 || (isPlain && positions.every((place) => Math.abs(Number(place)) <= 4));
    default:
      return false;
  }
}

/** The zone that an event names: the file need not define it. */
function zoneOf(component: ICAL.Component): string | undefined {
  const name = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return isTimeZone(name) ? name : undefined;
}

function momentOf(time: ICAL.Time, timeZone: string): number {
  const { year, month, day, hour, minute, second } = time;
  if (time.isDate) return Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(timeZone).epochMilliseconds;
  const { zone } = time;
  if (zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  const isFloating = !zone || zone === ICAL.Timezone.localTimezone;
  const named = isTimeZone(zone?.tzid) ? zone.tzid : undefined;
  // By name if known: a file's own definition often covers only a few years.
  if (!isFloating && !named) return time.toUnixTime() * 1000;
  return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second: Math.min(second, 59) }).toZonedDateTime(
    named ?? timeZone,
  ).epochMilliseconds;
}

function joined(intervals: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else result.push({ ...interval });
  }
  return result;
}
