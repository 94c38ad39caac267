import { expect, it } from 'vitest';
import { dayLabel, longDayLabel, monthLabel, timeLabel, whenLabels } from './dates';

it('days, months and times read the same in every zone', () => {
  expect(dayLabel('2027-04-13')).toBe('Tue, Apr 13, 2027');
  expect(longDayLabel('2027-12-31')).toBe('Friday, December 31, 2027');
  expect(monthLabel('2027-01')).toBe('January 2027');
  expect(timeLabel('00:00').replace(/\s/, ' ')).toBe('12:00 AM');
  expect(timeLabel('23:59').replace(/\s/, ' ')).toBe('11:59 PM');
});

it.each([
  [{ date: '2027-04-13', time: '09:00' }, 'Tue, Apr 13, 2027', '9:00 AM'],
  [{ date: '2027-04-13', time: '09:00', endTime: '17:00' }, 'Tue, Apr 13, 2027', '9:00 AM – 5:00 PM'],
  [
    { date: '2027-04-13', time: '09:00', endDate: '2027-04-14', endTime: '17:00', timeZone: 'America/Denver' },
    'Tue, Apr 13 – Wed, Apr 14, 2027',
    '9:00 AM – 5:00 PM MT',
  ],
  [
    { date: '2027-12-31', time: '22:00', endDate: '2028-01-01', endTime: '02:00', timeZone: 'Europe/Lisbon' },
    'Fri, Dec 31, 2027 – Sat, Jan 1, 2028',
    '10:00 PM – 2:00 AM Portugal Time',
  ],
])('says when %j is', (event, days, hours) => {
  expect(whenLabels(event)).toEqual({ days, hours });
});
