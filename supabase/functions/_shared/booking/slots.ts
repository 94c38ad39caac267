import { Temporal } from 'temporal-polyfill';

/** Weekly hours on one day, in the owner's time zone. */
export interface WeeklyHours {
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  day: number;
  /** `09:00`. */
  from: string;
  /** Later on the same day: `12:00`, at most `24:00`. */
  to: string;
}

/** Days off, inclusive, as `2026-12-24`. */
export interface Holiday {
  from: string;
  to: string;
  name?: string;
}

// BOOKING-1
/** The owner's availability. */
export interface BookingHours {
  /** An IANA name, such as `Europe/Zurich`. */
  timeZone: string;
  weekly: readonly WeeklyHours[];
  holidays: readonly Holiday[];
  /** Minimum notice before a session, in hours. */
  noticeHours: number;
  /** How many days ahead times are offered. */
  horizonDays: number;
  /** Minimum gap between two sessions, in minutes. */
  bufferMinutes: number;
}

/** An interval in milliseconds since 1970, end-exclusive. */
export interface Interval {
  start: number;
  end: number;
}

/** The interval between offered start times, in minutes. */
export const STEP_MINUTES = 30;
/** The maximum number offered at once. */
export const MAX_SLOTS = 600;

const MINUTE = 60_000;

/**
 * The free slots of `minutes` (BOOKING-2): within the hours, not on a holiday, after the notice, and separated from
 * `busy` by the buffer. They begin every half hour from the start of the hours. Around clock changes, missing and
 * ambiguous local times resolve so that no slot is outside the hours. Sorted.
 *
 * @param busy taken times, unsorted
 * @param now in milliseconds since 1970
 */
export function freeSlots(
  hours: BookingHours,
  minutes: number,
  busy: readonly Interval[],
  now: number,
  { maxSlots = MAX_SLOTS, at }: { maxSlots?: number; at?: number } = {},
): Interval[] {
  const { timeZone, weekly, holidays, noticeHours, horizonDays, bufferMinutes } = hours;
  const length = minutes * MINUTE;
  const buffer = bufferMinutes * MINUTE;
  if (!(length > 0) || weekly.length === 0) return [];
  const earliest = now + noticeHours * 60 * MINUTE;
  const taken = busy.toSorted((a, b) => a.start - b.start);
  const today = dayAt(now, timeZone);
  const last = today.add({ days: horizonDays });
  const slots: Interval[] = [];
  // Hours never span midnight, so a single time can only be in its own day.
  const first = at === undefined ? today : dayAt(at, timeZone);
  if (Temporal.PlainDate.compare(first, today) < 0) return [];
  for (
    let day = first;
    Temporal.PlainDate.compare(day, last) <= 0 && slots.length < maxSlots;
    day = day.add({ days: 1 })
  ) {
    for (const { start, end } of hoursOf(day, weekly, holidays, timeZone)) {
      for (let begin = start; begin + length <= end && slots.length < maxSlots; begin += STEP_MINUTES * MINUTE) {
        if (begin < earliest || (at !== undefined && begin !== at)) continue;
        const isFree = !taken.some((other) => begin < other.end + buffer && other.start < begin + length + buffer);
        if (isFree) slots.push({ start: begin, end: begin + length });
      }
    }
    if (at !== undefined) break;
  }
  return slots;
}

/** Whether a time is one of the slots. */
export function isFreeSlot(
  hours: BookingHours,
  minutes: number,
  busy: readonly Interval[],
  now: number,
  start: number,
): boolean {
  return Number.isFinite(start) && freeSlots(hours, minutes, busy, now, { at: start }).length > 0;
}

function dayAt(moment: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** A day's hours, merged where they overlap or touch, sorted. */
function hoursOf(
  day: Temporal.PlainDate,
  weekly: readonly WeeklyHours[],
  holidays: readonly Holiday[],
  timeZone: string,
): Interval[] {
  const name = day.toString();
  if (holidays.some(({ from, to }) => from <= name && name <= to)) return [];
  const stretches = weekly
    .filter((hours) => hours.day === day.dayOfWeek)
    .map(({ from, to }) => ({
      // An ambiguous local time starts at the later moment and ends at the earlier one, so that the interval is within
      // the hours either way.
      start: momentOf(day, from, timeZone, 'later'),
      end: momentOf(day, to, timeZone, 'earlier'),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const joined: Interval[] = [];
  for (const { start, end } of stretches) {
    const before = joined.at(-1);
    if (before && start <= before.end) before.end = Math.max(before.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

function momentOf(
  day: Temporal.PlainDate,
  clock: string,
  timeZone: string,
  disambiguation: 'earlier' | 'later',
): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const time = hour === 24 ? day.add({ days: 1 }).toPlainDateTime() : day.toPlainDateTime({ hour, minute });
  return time.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
}
