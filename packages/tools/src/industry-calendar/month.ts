import type { CalendarEvent } from './document';
import { lastDayOf } from './moments';

/** A day of the month view. */
export interface MonthDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether the day belongs to the month shown, not to a neighboring one. */
  inMonth: boolean;
  /** The events of the day, in their order. */
  events: CalendarEvent[];
}

// CALENDAR-7
/** Whether an event is on a day, `YYYY-MM-DD`: its first, its last, or one between. */
export const isOn = (event: CalendarEvent, date: string): boolean => event.date <= date && date <= lastDayOf(event);

/**
 * The weeks of a month, filled up with days of the neighboring months.
 *
 * @param month `YYYY-MM`
 * @param firstWeekday the first column: 0 is Sunday, 6 is Saturday
 */
export function monthWeeks(events: readonly CalendarEvent[], month: string, firstWeekday: number = 0): MonthDay[][] {
  const first = utcDay(month);
  const before = (first.getUTCDay() - firstWeekday + 7) % 7;
  const weeks: MonthDay[][] = [];
  const end = new Date(first).setUTCMonth(first.getUTCMonth() + 1);
  // By their times: the year after 9999 has five digits.
  const [from, to] = [addDays(first, -before).getTime(), end + 6 * 86_400_000];
  const shown = events.filter((event) => Date.parse(event.date) <= to && from <= Date.parse(lastDayOf(event)));
  for (let day = addDays(first, -before); day.getTime() < end; day = addDays(day, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const date = dayText(addDays(day, weekday));
        return { date, inMonth: date.startsWith(month), events: shown.filter((event) => isOn(event, date)) };
      }),
    );
  }
  return weeks;
}

/** The month of a day: `2026-11` of `2026-11-20`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Adds months, which may be negative; stays within 0001-01 to 9999-12. */
export function addMonths(month: string, months: number): string {
  const first = utcDay(month);
  const count = Math.min(Math.max(first.getUTCFullYear() * 12 + first.getUTCMonth() + months, 12), 9999 * 12 + 11);
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

// In UTC every day has 24 hours: daylight saving time cannot shift one.
function utcDay(month: string): Date {
  const first = new Date(`${month}-01T00:00:00Z`);
  if (!/^\d{4}-\d\d$/.test(month) || Number.isNaN(first.getTime()))
    throw new RangeError(`"${month}" is not a month such as 2026-11.`);
  return first;
}

const dayText = (day: Date) => day.toISOString().slice(0, 10);
const addDays = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000);
