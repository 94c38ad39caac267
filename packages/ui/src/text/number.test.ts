import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from './number';

describe('readNumber', () => {
  it.each([
    ['42', 42],
    [' +7 ', 7],
    ['007', 7],
    ['-3', -3],
    ['−3', -3],
    ['12.7', 12.7],
    ['0.500', 0.5],
    ['.5', 0.5],
    ['12.', 12],
    ['1e3', 1000],
    ['1200.25', 1200.25],
    ['1,200', 1200],
    ['1,200,300', 1_200_300],
    ['1,200.5', 1200.5],
    ['-12,000', -12_000],
    ['12 000', 12_000],
    ['12\u00a0000', 12_000],
    ['12\u202f000', 12_000],
    ['12\u2009000', 12_000],
    ["12'000", 12_000],
    ['12’000', 12_000],
    ['\u202a1200\u202c\t', 1200],
    ['1\u200b200', 1200],
    ['１２', 12],
    ['－１，２００．５', -1200.5],
    ['٥٠', 50],
    ['١٬٢٠٠', 1200],
    ['٠٫٥', 0.5],
    ['५०', 50],
    ['𝟏𝟐', 12],
  ])('%j is %d', (text, number) => expect(readNumber(text)).toBe(number));

  it.each(['', ' ', '\u00a0', '\u200b'])('%j is nothing', (text) => expect(readNumber(text)).toBeNull());

  it.each([
    '1.200',
    '-1.200',
    '1,2',
    '1,20',
    '1,2000',
    '0,200',
    '12,00',
    '1.200,5',
    '1.200.300',
    '12 000,5',
    "1,200'300",
    '1 2',
    '1,200,30',
    '1_000',
    '0x10',
    '12abc',
    'abc',
    'Infinity',
    '½',
    '1½',
    '10²',
    '①',
    'Ⅷ',
    '〇',
  ])('%j is not clear', (text) => expect(readNumber(text)).toBeNaN());

  it('reads back every whole number, as it is and in groups of three', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom(',', ' ', '\u00a0', '\u202f', "'", '’'), (number, separator) => {
        const text = String(number);
        return readNumber(text) === number && readNumber(text.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)) === number;
      }),
    );
  });

  it('reads the digits of every script that browsers write', () => {
    const scripts = Intl.supportedValuesOf('numberingSystem').filter(
      (system) => !/[^\p{Nd}]/u.test(new Intl.NumberFormat('en', { numberingSystem: system }).format(5)),
    );
    expect(scripts.length).toBeGreaterThan(60);
    for (const numberingSystem of scripts) {
      const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
      expect([numberingSystem, readNumber(format.format(1_234_567_890))]).toEqual([numberingSystem, 1_234_567_890]);
    }
  });

  it('never takes a text for another number than its digits say', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`0123456789.,' -+e\u00a0`) }), (text) => {
        const number = readNumber(text);
        if (number === null || Number.isNaN(number) || text.includes('e')) return;
        expect(number).toBe(Number(text.replaceAll(/[^\d.+-]/g, '')));
      }),
      { numRuns: 2000 },
    );
  });
});

it('reads a number with a decimal comma, and the other way round is refused what could be two', () => {
  const read = (text: string) => readNumber(text, ',');
  expect(['1.234', '1.234.567', '1.234,5', '0,5', '1234', '12 000'].map(read)).toEqual([
    1234, 1_234_567, 1234.5, 0.5, 1234, 12_000,
  ]);
  expect(['1,234', '1.2', '1,234.5'].map(read)).toEqual([NaN, NaN, NaN]);
});
