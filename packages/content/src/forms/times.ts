// BOOKING-4
/** The bookable times. */
export interface TimeOffer {
  /** The owner's time zone, such as `Europe/Zurich`. */
  timeZone: string;
  /** The length of each, in minutes. */
  minutes: number;
  /** The start times, ISO 8601 in UTC, in order. */
  starts: readonly string[];
}

/** The form fields for the picked time and the visitor's time zone; '' for none. */
export const timeFieldNames = { start: 'pickedTime', timeZone: 'pickedTimeZone' } as const;

/** The browser's time zone. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The local date in a time zone, such as `2026-11-24`. */
export const dayIn = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(start));

/** "Tuesday, November 24". */
export const dayInWords = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
    new Date(start),
  );

/** "9:00 AM". */
export const clockIn = (moment: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(moment));

/** "Tuesday, November 24, 9:00 AM to 10:00 AM". */
export function timeInWords(start: string, minutes: number, timeZone: string): string {
  const end = Date.parse(start) + minutes * 60_000;
  return `${dayInWords(start, timeZone)}, ${clockIn(start, timeZone)} to ${clockIn(end, timeZone)}`;
}

/** "New York" of `America/New_York`. */
export const zoneInWords = (timeZone: string): string => (timeZone.split('/').pop() ?? timeZone).replaceAll('_', ' ');
