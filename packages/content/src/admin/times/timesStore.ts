// BOOKING-1
/** Weekly recurring hours on one day. */
export interface WeeklyHours {
  /** From 1 (Monday) to 7 (Sunday). */
  day: number;
  /** `09:00`. */
  from: string;
  /** `12:00`, at most `24:00`. */
  to: string;
}

/** Days off, inclusive: `2026-12-24`. */
export interface DaysOff {
  from: string;
  to: string;
  name: string;
}

/** The owner's availability. */
export interface TimesSettings {
  timeZone: string;
  weekly: readonly WeeklyHours[];
  holidays: readonly DaysOff[];
  /** Minutes by form, or by form and answer: `consultation`, `consultation/msp`. */
  lengths: Readonly<Record<string, number>>;
  noticeHours: number;
  horizonDays: number;
  bufferMinutes: number;
  /** The URL of the owner's calendar, if any. */
  calendarUrl: string | null;
}

/** The result of the last calendar import. */
export interface CalendarReading {
  /** ISO 8601; null if never. */
  readAt: string | null;
  error: string | null;
}

/** A session or a blocked time. */
export interface BookedTime {
  id: string;
  /** ISO 8601. */
  start: string;
  end: string;
  state: 'booked' | 'cancelled';
  /** The visitor and the form; null for a blocked time. */
  person: { name: string; email: string; reference: string; form: string } | null;
  /** The owner's note on a blocked time. */
  note: string | null;
}

/**
 * The store of sessions and availability. Every call rejects when it fails; the error's `reason`, if any, is a sentence
 * for the owner.
 */
export interface TimesStore {
  /** Null until something is saved. */
  load: () => Promise<{ settings: TimesSettings; calendar: CalendarReading } | null>;
  save: (settings: TimesSettings) => Promise<void>;
  /** Imports the calendar now; resolves to the number of busy times. */
  readCalendar: () => Promise<{ count: number; error: string | null }>;
  /** Sessions and blocked times that overlap the range, in order. */
  loadBooked: (from: string, to: string) => Promise<BookedTime[]>;
  block: (start: string, end: string, note: string) => Promise<void>;
  unblock: (id: string) => Promise<void>;
  /** Cancels a session and mails both sides. */
  cancel: (id: string) => Promise<void>;
  move: (id: string, start: string) => Promise<void>;
}

/** The suggested initial settings: Tuesday to Thursday, 9 to 12, one hour unless the form's page says otherwise. */
export function firstSettings(timeZone: string): TimesSettings {
  return {
    timeZone,
    weekly: [2, 3, 4].map((day) => ({ day, from: '09:00', to: '12:00' })),
    holidays: [],
    lengths: {
      consultation: 60,
      // As on the form's page.
      'consultation/strategy': 45,
      'consultation/partnership': 30,
      'executive-session': 60,
      'channel-planning': 60,
      'channel-strategy': 60,
    },
    noticeHours: 24,
    horizonDays: 28,
    bufferMinutes: 15,
    calendarUrl: null,
  };
}
