import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText } from '../../../../tests/support/hostileText';
import { dayOrders, readDate } from './dates';

const day = (date: string) => ({ kind: 'date', date });

it.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-02-01T09:00:00Z', '2026-02-01T09:00:00Z'],
  ['2026-01-31T00:00', '2026-01-31'],
  ['2026/1/31 9:05 PM', '2026-01-31'],
  ['2026.01.31', '2026-01-31'],
  ['1-Nov-21', '2021-11-01'],
  ['1st November, 2021', '2021-11-01'],
  ['Nov 1, 2021', '2021-11-01'],
  ['November 1st 2021 10:00', '2021-11-01'],
  ['1 de noviembre de 2021', '2021-11-01'],
  ['1 nov. 1999', '1999-11-01'],
  ['1 ene 70', '1970-01-01'],
  ['02/02/2026', '2026-02-02'],
])('%s is %s', (text, date) => expect(readDate(text)).toEqual(day(date)));

it.each([
  '',
  'soon',
  '31/02/2026',
  '2026-02-30',
  '1/2',
  '1 No 2021',
  '30 Feb 2021',
  '12345',
  '99999',
  '2021',
  '0/1/2026',
])('%j is no date', (text) => expect(readDate(text)).toBeUndefined());

it('a date that can only be read in one order says so', () => {
  expect(readDate('28/10/2025')).toEqual({ ...day('2025-10-28'), order: 'Day first' });
  expect(readDate('10/28/2025 3:58 PM')).toEqual({ ...day('2025-10-28'), order: 'Month first' });
});

it('any day is read as it was written, or as one of two days', () => {
  const written = fc.record({
    time: fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true }),
    separator: fc.constantFrom('/', '.', '-'),
    order: fc.constantFrom(...dayOrders),
    digits: fc.constantFrom(2, 4),
  });
  fc.assert(
    fc.property(written, ({ time, separator, order, digits }) => {
      const date = time.toISOString().slice(0, 10);
      const [year, month, dayOfMonth] = date.split('-') as [string, string, string];
      const parts = order === 'Day first' ? [dayOfMonth, month] : [month, dayOfMonth];
      const reading = readDate([...parts, year.slice(-digits)].join(separator));
      expect(reading?.kind === 'dayOrder' ? reading.days[order] : reading).toEqual(
        reading?.kind === 'dayOrder' ? date : expect.objectContaining(day(date)),
      );
      const days = Date.parse(date) / 86_400_000 + 25_569;
      if (days >= 20_000) expect(readDate(String(days))).toEqual({ kind: 'dayNumber', day: date });
    }),
  );
});

it('no text is too much', () => {
  fc.assert(fc.property(hostileText(), (text) => void readDate(text)));
});
