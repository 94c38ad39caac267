import { expect, it } from 'vitest';
import {
  capitalized,
  dayLabel,
  firstWeekday,
  longDayLabel,
  monthLabel,
  timeLabel,
  weekdayLabel,
  whenLabels,
} from './dates';
import { es } from './messages/es';
import { createLanguage } from '@advisor/ui/language';

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

const languageOf = (locale: string) => createLanguage(locale, es);

it('TOOL-21 says when an event is in the words and the format of the locale', () => {
  const event = {
    date: '2027-04-13',
    time: '09:00',
    endDate: '2027-04-14',
    endTime: '17:00',
    timeZone: 'America/Denver',
  };
  expect(whenLabels(event, languageOf('es'))).toEqual({
    days: 'mar, 13 abr – mié, 14 abr 2027',
    hours: '9:00 – 17:00, hora de Denver',
  });
  expect(whenLabels({ date: '2027-04-13', time: '21:30' }, languageOf('es'))).toEqual({
    days: 'mar, 13 abr 2027',
    hours: '21:30',
  });
  expect(dayLabel('2027-04-13', 'en-GB')).toBe('Tue, 13 Apr 2027');
  expect(capitalized(longDayLabel('2027-12-31', 'es'), 'es')).toBe('Viernes, 31 de diciembre de 2027');
  expect(monthLabel('2027-01', 'es-MX')).toBe('enero de 2027');
});

it('TOOL-21 begins a week as the locale does', () => {
  const firstDay = (locale: string) => weekdayLabel(firstWeekday(locale), 'long', locale);
  expect(['en-US', 'en-GB', 'es', 'es-MX'].map(firstDay)).toEqual(['Sunday', 'Monday', 'lunes', 'domingo']);
});
