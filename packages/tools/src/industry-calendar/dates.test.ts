import { expect, it } from 'vitest';
import { dayLabel, longDayLabel, monthLabel, timeLabel } from './dates';

it('days, months and times read the same in every zone', () => {
  expect(dayLabel('2027-04-13')).toBe('Tue, Apr 13, 2027');
  expect(longDayLabel('2027-12-31')).toBe('Friday, December 31, 2027');
  expect(monthLabel('2027-01')).toBe('January 2027');
  expect(timeLabel('00:00').replace(/\s/, ' ')).toBe('12:00 AM');
  expect(timeLabel('23:59').replace(/\s/, ' ')).toBe('11:59 PM');
});
