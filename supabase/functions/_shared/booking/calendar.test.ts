import { describe, expect, it } from 'vitest';
import { busyTimes, CalendarError } from './calendar.ts';

const from = Date.parse('2026-11-23T00:00:00Z');
const to = Date.parse('2026-12-21T00:00:00Z');
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@calendar.example', ...lines, 'END:VEVENT'];
const read = (text: string, more = {}) => {
  const { intervals, skipped } = busyTimes(text, { from, to, timeZone: 'Europe/Zurich', ...more });
  const times = intervals.map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(5, 16)).join(' '),
  );
  return { times, skipped };
};
const oneHour = ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'];

describe('BOOKING-13: when a calendar is busy', () => {
  it('is during its events, in any time zone', () => {
    expect(read(calendar(...event(...oneHour))).times).toEqual(['11-24T09:00 11-24T10:00']);
    expect(read(calendar(...event('DTSTART;TZID=America/New_York:20261124T090000', 'DURATION:PT30M'))).times).toEqual([
      '11-24T14:00 11-24T14:30',
    ]);
    // Floating times are in the owner's zone.
    expect(read(calendar(...event('DTSTART:20261124T090000', 'DTEND:20261124T100000'))).times).toEqual([
      '11-24T08:00 11-24T09:00',
    ]);
    const own = ['BEGIN:VTIMEZONE', 'TZID:W. Europe', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'];
    const zone = [...own, 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'];
    expect(read(calendar(...zone, ...event('DTSTART;TZID=W. Europe:20261124T090000', 'DURATION:PT1H'))).times).toEqual([
      '11-24T07:00 11-24T08:00',
    ]);
  });

  it('is on all-day events in the owner’s zone, across clock changes', () => {
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'))).times).toEqual([
      '11-23T23:00 11-25T23:00',
    ]);
    const spring = { from: Date.parse('2027-03-20T00:00:00Z'), to: Date.parse('2027-04-20T00:00:00Z') };
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20270328')), spring).times).toEqual(['03-27T23:00 03-28T22:00']);
  });

  it('is not during transparent, cancelled, past or own events', () => {
    expect(read(calendar(...event(...oneHour, 'TRANSP:TRANSPARENT'))).times).toEqual([]);
    expect(read(calendar(...event(...oneHour, 'STATUS:CANCELLED'))).times).toEqual([]);
    expect(read(calendar(...event('DTSTART:20260101T090000Z', 'DTEND:20260101T100000Z'))).times).toEqual([]);
    expect(read(calendar(...event(...oneHour)), { isOwn: (uid: string) => uid.startsWith('1@') }).times).toEqual([]);
  });

  it('follows recurrences, with exceptions and moved occurrences', () => {
    const text = calendar(
      ...event(
        'DTSTART;TZID=Europe/Zurich:20200107T090000',
        'DTEND;TZID=Europe/Zurich:20200107T100000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU',
        'EXDATE;TZID=Europe/Zurich:20261201T090000',
      ),
      ...event(
        'RECURRENCE-ID;TZID=Europe/Zurich:20261208T090000',
        'DTSTART;TZID=Europe/Zurich:20261209T150000',
        'DTEND;TZID=Europe/Zurich:20261209T160000',
      ),
    );
    expect(read(text)).toEqual({
      times: ['11-24T08:00 11-24T09:00', '12-09T14:00 12-09T15:00', '12-15T08:00 12-15T09:00'],
      skipped: 0,
    });
  });

  it('merges overlaps', () => {
    const later = ['DTSTART:20261124T093000Z', 'DTEND:20261124T110000Z'];
    const second = event(...later).map((line) => line.replace('UID:1', 'UID:2'));
    expect(read(calendar(...event(...oneHour), ...second)).times).toEqual(['11-24T09:00 11-24T11:00']);
  });

  it('reports unsupported rules, and always terminates', () => {
    for (const rule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;INTERVAL=7;BYDAY=WE',
      'FREQ=YEARLY;BYDAY=MO;BYMONTH=12;BYSETPOS=366',
      'FREQ=SECONDLY',
      'FREQ=MINUTELY;INTERVAL=1',
    ])
      expect(read(calendar(...event(...oneHour, `RRULE:${rule}`)))).toEqual({ times: [], skipped: 1 });
    // Invalid events are skipped, and the rest is read.
    const second = event(...oneHour).map((line) => line.replace('UID:1', 'UID:2'));
    expect(read(calendar(...event('DTSTART:2026', 'RRULE:FREQ=DAILY'), ...second)).times).toEqual([
      '11-24T09:00 11-24T10:00',
    ]);
  });

  it('rejects too many recurrences and invalid calendars', () => {
    const daily = event('DTSTART:16000101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    expect(() => read(calendar(...daily))).toThrow('repeats too often');
    for (const text of ['', '<!doctype html><p>Sign in</p>', 'BEGIN:VCARD\r\nEND:VCARD', '{"a":1}', 'BEGIN:VCALENDAR'])
      expect(() => read(text), text).toThrow(CalendarError);
  });
});
