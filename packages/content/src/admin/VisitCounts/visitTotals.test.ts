import { expect, it } from 'vitest';
import { daysInWords, firstShownDay, nameInWords, visitTotals, type VisitCount } from './visitTotals';

const now = new Date('2026-03-10T23:30:00Z');

it('has thirty days in UTC, ending today, with 0 for days without a count', () => {
  expect(firstShownDay(now)).toBe('2026-02-09');
  const { days, byDay, totals } = visitTotals(
    [
      { kind: 'view', day: '2026-02-09', name: null, total: 4 },
      { kind: 'view', day: '2026-03-10', name: null, total: 7 },
      { kind: 'download', day: '2026-03-01', name: null, total: 2 },
    ],
    now,
  );
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '9 Feb', '10 Mar']);
  expect(new Set(days).size).toBe(30);
  expect(byDay.view).toEqual([4, ...Array.from({ length: 28 }, () => 0), 7]);
  expect(totals).toMatchObject({ view: 11, download: 2, 'form-sent': 0 });
});

it('has only the names of a kind, most frequent first', () => {
  const counts: VisitCount[] = [
    { kind: 'view', day: null, name: '/about', total: 3 },
    { kind: 'view', day: null, name: '/home', total: 9 },
    { kind: 'view', day: null, name: '/contact', total: 3 },
    { kind: 'download', day: null, name: '/files/fact-sheet.pdf', total: 1 },
  ];
  expect(visitTotals(counts, now).byName.view).toEqual([
    { name: '/home', total: 9 },
    { name: '/about', total: 3 },
    { name: '/contact', total: 3 },
  ]);
});

it('has a summary in words', () => {
  expect(daysInWords(['9 Feb', '10 Feb'], [1_200, 4])).toBe('1,204 in 2 days, most on 9 Feb: 1,200.');
  expect(daysInWords(['9 Feb'], [0])).toBeUndefined();
  expect(nameInWords('form-sent', '/contact')).toBe('Message');
  expect(nameInWords('tool-completed', '/msp-pricing-calculator')).toBe('MSP Pricing Calculator');
  expect(nameInWords('download', '/storage/v1/object/public/public-files/deck-1.pdf')).toBe('deck-1.pdf');
  expect(nameInWords('view', '/recipes/*')).toBe('/recipes/*');
  expect(nameInWords('form-started', '/a-form-of-earlier')).toBe('/a-form-of-earlier');
});
