import { describe, expect, it } from 'vitest';
import { clockOf, dayAfter, momentIn, mondayOf } from './zonedTime';

describe('momentIn', () => {
  it.each([
    ['2026-11-24', '09:00', 'Europe/Zurich', '2026-11-24T08:00:00.000Z'],
    ['2026-07-24', '09:00', 'Europe/Zurich', '2026-07-24T07:00:00.000Z'],
    ['2026-11-24', '09:00', 'America/New_York', '2026-11-24T14:00:00.000Z'],
    // Clocks go back: the first of both.
    ['2026-10-25', '02:30', 'Europe/Zurich', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Zurich', '2026-10-25T02:00:00.000Z'],
    // Clocks go forward: shifted by the gap.
    ['2027-03-28', '02:30', 'Europe/Zurich', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:00', 'Europe/Zurich', '2027-03-28T01:00:00.000Z'],
    ['2027-04-04', '01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
    ['2026-11-24', '00:00', 'Pacific/Kiritimati', '2026-11-23T10:00:00.000Z'],
  ])('%s %s in %s is %s', (day, clock, zone, moment) => expect(momentIn(day, clock, zone)).toBe(moment));
});

it('clockOf is the local date and time', () => {
  expect(clockOf('2026-11-24T08:05:00Z', 'Europe/Zurich')).toEqual({ day: '2026-11-24', clock: '09:05' });
  expect(clockOf('2026-11-24T23:30:00Z', 'Europe/Zurich')).toEqual({ day: '2026-11-25', clock: '00:30' });
});

it('weeks start on Monday', () => {
  expect(mondayOf('2026-11-25')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
});
