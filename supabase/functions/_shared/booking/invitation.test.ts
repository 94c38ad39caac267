import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { invitationFile, type Invitation } from './invitation.ts';

const invitation: Invitation = {
  uid: 'f00@site.example',
  sequence: 0,
  method: 'REQUEST',
  start: new Date('2027-03-30T07:00:00Z'),
  end: new Date('2027-03-30T08:00:00Z'),
  timeZone: 'Europe/Zurich',
  now: new Date('2026-11-25T08:00:00Z'),
  summary: 'Consultation; strategy, and more',
  description: 'First line\nSecond line: https://site.example/appointment#a.b',
  organizer: { name: 'Ada "Chief" Okafor', email: 'ada@site.example' },
  attendee: { name: 'Björn, Norling\r\nATTENDEE:mailto:x@example.com', email: 'bjorn@example.com' },
};
const textOf = (given: Partial<Invitation> = {}) =>
  Buffer.from(invitationFile({ ...invitation, ...given }).data, 'base64').toString('utf8');
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  for (const time of [event.startDate, event.endDate]) if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone;
  return { calendar, event };
};

describe('BOOKING-9: the calendar file', () => {
  it('has its METHOD, SEQUENCE and attendees, and its time in the zone', () => {
    const { calendar, event } = read(textOf());
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.uid).toBe('f00@site.example');
    expect(event.sequence).toBe(0);
    expect(event.summary).toBe(invitation.summary);
    expect(event.description).toBe(invitation.description);
    expect(event.organizer).toBe('mailto:ada@site.example');
    expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual([
      'mailto:bjorn@example.com',
      'mailto:ada@site.example',
    ]);
    expect(textOf()).toContain('DTSTART;TZID=Europe/Zurich:20270330T090000');
    expect(event.startDate.toJSDate()).toEqual(invitation.start);
  });

  it('is cancelled under the same UID', () => {
    const file = invitationFile({ ...invitation, method: 'CANCEL', sequence: 2 });
    expect(file).toMatchObject({ name: 'cancelled.ics', media_type: 'text/calendar', method: 'CANCEL' });
    const text = textOf({ method: 'CANCEL', sequence: 2 });
    expect(text).toContain('METHOD:CANCEL\r\n');
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(text).toContain('SEQUENCE:2\r\n');
  });

  it('has lines of at most 75 bytes, and none injected by a name', () => {
    const text = textOf({ summary: 'ü'.repeat(200) });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '').match(/^ATTENDEE/gm)).toHaveLength(2);
    expect(text).not.toMatch(/^ATTENDEE:mailto:x/m);
  });

  it.each([
    ['Europe/Zurich', '2027-03-28T00:30:00Z'],
    ['Europe/Zurich', '2026-10-25T00:30:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T14:30:00Z'],
    ['Asia/Kolkata', '2026-11-25T05:30:00Z'],
    ['UTC', '2026-11-25T05:30:00Z'],
  ])('in %s around %s, when a clock may change, means the same moments', (timeZone, begin) => {
    const start = new Date(begin);
    const end = new Date(start.getTime() + 3 * 60 * 60_000);
    const { event } = read(textOf({ timeZone, start, end }));
    expect(event.startDate.toJSDate()).toEqual(start);
    expect(event.endDate.toJSDate()).toEqual(end);
  });
});
