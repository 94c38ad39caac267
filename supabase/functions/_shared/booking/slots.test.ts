import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { freeSlots, isFreeSlot, type BookingHours, type Interval } from './slots.ts';
import { isTimeZone, timeInWords } from './time-zone.ts';

const MINUTE = 60_000;
const hours: BookingHours = {
  timeZone: 'Europe/Zurich',
  weekly: [2, 3, 4].map((day) => ({ day, from: '09:00', to: '12:00' })),
  holidays: [],
  noticeHours: 24,
  horizonDays: 28,
  bufferMinutes: 0,
};
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const local = (moment: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toString({ timeZoneName: 'never' });
const begins = (slots: Interval[], zone = hours.timeZone) => slots.map(({ start }) => local(start, zone));
/** A Monday. */
const now = at('2026-11-23T08:00:00Z');

describe('BOOKING-2: the times that are offered', () => {
  it('begin every half an hour within the hours', () => {
    expect(begins(freeSlots({ ...hours, horizonDays: 2 }, 60, [], now))).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '11:00'].map((clock) => `2026-11-24T${clock}:00+01:00`),
      ...['09:00', '09:30', '10:00', '10:30', '11:00'].map((clock) => `2026-11-25T${clock}:00+01:00`),
    ]);
  });

  it('are after the notice and up to the last day', () => {
    const slots = freeSlots({ ...hours, noticeHours: 25, horizonDays: 1 }, 60, [], at('2026-11-23T09:00:00Z'));
    expect(begins(slots)).toEqual(['2026-11-24T11:00:00+01:00']);
    expect(freeSlots({ ...hours, horizonDays: 0 }, 60, [], now)).toEqual([]);
  });

  it('are not on holidays, inclusive of the last day', () => {
    const holidays = [{ from: '2026-11-24', to: '2026-11-25', name: 'Away' }];
    const [first] = freeSlots({ ...hours, holidays }, 60, [], now);
    expect(local(first!.start, hours.timeZone)).toBe('2026-11-26T09:00:00+01:00');
  });

  it('keep the buffer around busy times, and may touch them without one', () => {
    const busy = [{ start: at('2026-11-24T09:00:00Z'), end: at('2026-11-24T10:00:00Z') }];
    const day = { ...hours, horizonDays: 1 };
    expect(begins(freeSlots(day, 60, busy, now))).toEqual(['2026-11-24T09:00:00+01:00', '2026-11-24T11:00:00+01:00']);
    expect(begins(freeSlots({ ...day, bufferMinutes: 15 }, 30, busy, now))).toEqual([
      '2026-11-24T09:00:00+01:00',
      '2026-11-24T11:30:00+01:00',
    ]);
  });

  it('are none without hours, and no more than asked for', () => {
    expect(freeSlots({ ...hours, weekly: [] }, 60, [], now)).toEqual([]);
    expect(freeSlots(hours, 0, [], now)).toEqual([]);
    expect(freeSlots(hours, 60, [], now, { maxSlots: 3 })).toHaveLength(3);
  });

  it('join hours that overlap, and end at midnight with 24:00', () => {
    const weekly = [
      { day: 2, from: '22:00', to: '23:00' },
      { day: 2, from: '22:30', to: '24:00' },
    ];
    expect(begins(freeSlots({ ...hours, weekly, horizonDays: 1 }, 60, [], now))).toEqual([
      '2026-11-24T22:00:00+01:00',
      '2026-11-24T22:30:00+01:00',
      '2026-11-24T23:00:00+01:00',
    ]);
  });

  it('a single slot is recognised, and times next to it are not', () => {
    const start = at('2026-11-24T08:00:00Z');
    expect(isFreeSlot(hours, 60, [], now, start)).toBe(true);
    for (const wrong of [start + 1, start + 5 * MINUTE, start - 30 * MINUTE, at('2026-11-17T08:00:00Z'), NaN])
      expect(isFreeSlot(hours, 60, [], now, wrong)).toBe(false);
    expect(isFreeSlot(hours, 60, [{ start, end: start + 1 }], now, start)).toBe(false);
  });

  it('are written with their zone', () => {
    const [start, end] = [new Date('2026-11-24T08:00:00Z'), new Date('2026-11-24T09:00:00Z')];
    expect(timeInWords(start, end, 'Europe/Zurich')).toBe(
      'Tuesday, November 24, 2026, 9:00 AM to 10:00 AM (Europe/Zurich)',
    );
  });

  it('accept valid time zones only', () => {
    for (const zone of ['Europe/Zurich', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])
      expect(isTimeZone(zone)).toBe(true);
    for (const none of ['', 'Mars/Base', '+01:00', 'Europe/Zurich\r\nX', 7, null, 'x'.repeat(100)])
      expect(isTimeZone(none)).toBe(false);
  });
});

/** Days with clock changes: 23 and 25 hours, and half an hour on Lord Howe. */
const changes: [zone: string, day: string, hours: number][] = [
  ['Europe/Zurich', '2027-03-28', 23],
  ['Europe/Zurich', '2026-10-25', 25],
  ['America/New_York', '2027-03-14', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2027-04-04', 24.5],
];

describe('BOOKING-3: on a day on which clocks change', () => {
  it.each(changes)('%s, %s: a whole day has %s hours of times, each once', (timeZone, day, length) => {
    const { dayOfWeek } = Temporal.PlainDate.from(day);
    const midnight = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
    const slots = freeSlots(
      { ...hours, timeZone, weekly: [{ day: dayOfWeek, from: '00:00', to: '24:00' }], noticeHours: 0, horizonDays: 1 },
      30,
      [],
      midnight,
    );
    expect(slots).toHaveLength(length * 2);
    expect(slots.at(-1)!.end - midnight).toBe(length * 60 * MINUTE);
    expect(new Set(slots.map(({ start }) => start)).size).toBe(slots.length);
  });

  it('hours follow the owner’s local time before and after it', () => {
    const slots = freeSlots({ ...hours, horizonDays: 8 }, 180, [], at('2026-10-21T00:00:00Z'));
    expect(begins(slots)).toEqual([
      '2026-10-22T09:00:00+02:00',
      '2026-10-27T09:00:00+01:00',
      '2026-10-28T09:00:00+01:00',
      '2026-10-29T09:00:00+01:00',
    ]);
  });

  it('hours that end or begin in the skipped hour have no slots outside', () => {
    const sunday = { ...hours, noticeHours: 0, horizonDays: 1 };
    const before = at('2027-03-27T12:00:00Z');
    const ending = freeSlots({ ...sunday, weekly: [{ day: 7, from: '01:00', to: '02:30' }] }, 30, [], before);
    expect(begins(ending)).toEqual(['2027-03-28T01:00:00+01:00']);
    const beginning = freeSlots({ ...sunday, weekly: [{ day: 7, from: '02:30', to: '04:00' }] }, 30, [], before);
    expect(begins(beginning)).toEqual(['2027-03-28T03:30:00+02:00']);
    const gone = freeSlots({ ...sunday, weekly: [{ day: 7, from: '02:00', to: '02:30' }] }, 30, [], before);
    expect(gone).toEqual([]);
  });
});

const clock = fc.integer({ min: 0, max: 48 }).map((half) => half * 30);
const write = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyHours = fc.record({
  timeZone: fc.constantFrom('Europe/Zurich', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'),
  weekly: fc.array(
    fc
      .record({ day: fc.integer({ min: 1, max: 7 }), a: clock, b: clock })
      .filter(({ a, b }) => a !== b)
      .map(({ day, a, b }) => ({ day, from: write(Math.min(a, b)), to: write(Math.max(a, b)) })),
    { minLength: 1, maxLength: 8 },
  ),
  holidays: fc.constantFrom([], [{ from: '2026-10-25', to: '2026-10-26' }]),
  noticeHours: fc.integer({ min: 0, max: 72 }),
  horizonDays: fc.integer({ min: 0, max: 10 }),
  bufferMinutes: fc.constantFrom(0, 10, 15, 60),
});
/** Around the days on which these zones' clocks change. */
const anyNow = fc
  .tuple(
    fc.constantFrom('2026-10-01', '2026-10-22', '2026-10-30', '2027-03-12', '2027-03-25', '2027-04-02'),
    fc.nat(72 * 60),
  )
  .map(([day, minutes]) => at(`${day}T00:00:00Z`) + minutes * MINUTE);
const anyBusy = fc.array(fc.tuple(fc.integer({ min: -600, max: 14_000 }), fc.integer({ min: 1, max: 600 })), {
  maxLength: 6,
});

it('BOOKING-2: no slot overlaps a busy time or its buffer, and each is within the hours in the owner’s local time', () => {
  fc.assert(
    fc.property(anyHours, fc.constantFrom(15, 30, 60, 90), anyBusy, anyNow, (settings, minutes, offsets, today) => {
      const busy = offsets.map(([from, length]) => ({
        start: today + from * MINUTE,
        end: today + (from + length) * MINUTE,
      }));
      const slots = freeSlots(settings, minutes, busy, today);
      for (const slot of slots) {
        const { start, end } = slot;
        expect(end - start).toBe(minutes * MINUTE);
        expect(start).toBeGreaterThanOrEqual(today + settings.noticeHours * 60 * MINUTE);
        const buffer = settings.bufferMinutes * MINUTE;
        for (const other of busy) expect(start >= other.end + buffer || end + buffer <= other.start).toBe(true);
        const from = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(settings.timeZone);
        const to = Temporal.Instant.fromEpochMilliseconds(end).toZonedDateTimeISO(settings.timeZone);
        const day = from.toPlainDate().toString();
        expect(settings.holidays.some((off) => off.from <= day && day <= off.to)).toBe(false);
        // Each half minute of a session is within some hours of its day.
        const isWithin = (moment: Temporal.ZonedDateTime) =>
          settings.weekly.some(
            (window) =>
              window.day === moment.dayOfWeek &&
              window.from <= moment.toPlainTime().toString({ smallestUnit: 'minute' }) &&
              moment.toPlainTime().toString({ smallestUnit: 'minute' }) < window.to,
          );
        expect(isWithin(from)).toBe(true);
        expect(isWithin(to.subtract({ minutes: 1 }))).toBe(true);
        expect(isFreeSlot(settings, minutes, busy, today, start)).toBe(true);
      }
      expect(slots.map(({ start }) => start)).toEqual(
        [...new Set(slots.map(({ start }) => start))].toSorted((a, b) => a - b),
      );
    }),
    { numRuns: 300 },
  );
});
