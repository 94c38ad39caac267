/** The UTC offset of a time zone at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/**
 * Converts local time in a time zone to UTC, ISO 8601. An ambiguous time is the earlier one; a skipped one is shifted
 * by the gap.
 */
export function momentIn(day: string, clock: string, timeZone: string): string {
  const local = Date.parse(`${day}T${clock}:00Z`);
  const candidates = [-1, 1]
    // Only the offsets of the day before and the day after are possible.
    .map((sign) => local - offsetAt(local + sign * 86_400_000, timeZone))
    .toSorted((a, b) => a - b);
  const found = candidates.find((moment) => moment + offsetAt(moment, timeZone) === local);
  return new Date(found ?? candidates.at(-1)!).toISOString();
}

/** Local date and time in a time zone: `2026-11-24` and `09:00`. */
export function clockOf(moment: string | number, timeZone: string): { day: string; clock: string } {
  const at = new Date(moment).getTime();
  const [day = '', clock = ''] = new Date(at + offsetAt(at, timeZone)).toISOString().split('T');
  return { day, clock: clock.slice(0, 5) };
}

/** Adds days to a date. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a date's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
