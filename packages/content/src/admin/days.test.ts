import { localDate } from '@advisor/ui/text';
import { expect, it, vi } from 'vitest';
import { inEveryZone, wrongDays, zonesThatDiffer } from '../../../../tests/support/timeZones';
import { isDay } from '../schema/rules';
import { formatToday } from '../sections/LegalText/formatToday';
import { clockOf } from './clockOf';
import { contentFileName } from './entries/contentFile';
import { messagesFileName } from './messagesCsv';
import { personFileName } from './personExport';

/** Whatever is dated for a reader or the owner is dated by the clock of that person. */
const dated: Record<string, (now: Date, day: string) => string> = {
  'the export of messages': messagesFileName,
  'the export of a person': (now) => personFileName('ada@example.com', now),
  'the export of the content': contentFileName,
  'the day for which a draft is scheduled': localDate,
  'today on a legal page': (now, day) => {
    vi.setSystemTime(now);
    const [year, month, date] = day.split('-').map(Number) as [number, number, number];
    const months = 'January February March April May June July August September October November December'.split(' ');
    return formatToday() === `${months[month - 1]} ${date}, ${year}` ? day : formatToday();
  },
};

it.each(Object.entries(dated))('%s has the day of the person who reads it, in every time zone', (_what, nameAt) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    expect(wrongDays(nameAt)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('a draft is scheduled for the time that the fields show, in every time zone', () => {
  inEveryZone((zone) => {
    for (const day of ['2026-03-29', '2026-11-01', '2026-11-20'])
      for (const clock of ['04:00', '23:59'])
        expect([zone, clockOf(new Date(`${day}T${clock}`))]).toEqual([zone, clock]);
  });
});

it('a day of the content is the same one in every time zone', () => {
  expect(zonesThatDiffer(() => ['2026-03-08', '2028-02-29', '2027-02-29'].map(isDay))).toEqual([]);
});
