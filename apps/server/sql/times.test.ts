import { expect, it } from 'vitest';
import { isoTime } from './times.ts';

it.each([
  ['2026-10-01 08:00:00+00', '2026-10-01T08:00:00+00:00'],
  ['2026-10-01 08:05:00.123456-03', '2026-10-01T08:05:00.123456-03:00'],
  ['2026-10-01 13:30:00+05:30', '2026-10-01T13:30:00+05:30'],
  ['2026-10-01 08:00:00', '2026-10-01T08:00:00'],
])('%s is written as ISO 8601', (text, iso) => {
  expect(isoTime(text)).toBe(iso);
  expect(isoTime(iso)).toBe(iso);
});

it.each(['infinity', '-infinity', '0044-03-15 12:00:00+00 BC', ''])('%j is left unchanged', (text) => {
  expect(isoTime(text)).toBe(text);
});
