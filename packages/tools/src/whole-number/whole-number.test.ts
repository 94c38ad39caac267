import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWholeNumber, toWholeNumber } from './index';

const isWhole = (text: string) => Number.isSafeInteger(parseWholeNumber(text)) && parseWholeNumber(text) >= 0;

describe('TOOL-3 numeric inputs parse to whole numbers; invalid or empty becomes 0', () => {
  it.each([
    ['42', 42],
    [' 42 ', 42],
    ['+7', 7],
    ['007', 7],
    ['12.7', 12],
    ['12.', 12],
    ['.9', 0],
    ['1e3', 1000],
    ['１２', 12],
    ['٥٠', 50],
    ['½', 0],
    ['0', 0],
    ['-0.5', 0],
    ['-3', 0],
    ['', 0],
    ['   ', 0],
    ['abc', 0],
    ['12abc', 0],
    ['1,000', 0],
    ['0x10', 0],
    ['1_000', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['1 2', 0],
    ['e5', 0],
    ['1e400', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('%j is %d', (text, number) => expect(parseWholeNumber(text)).toBe(number));

  it('reads back every whole number', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (number) => parseWholeNumber(String(number)) === number));
  });

  it('gives a whole number of at least 0 for any text, also a long one', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.double().map(String)), isWhole));
    expect(parseWholeNumber(`${'1'.repeat(1_000_000)}x`)).toBe(0);
  });
});

describe('TOOL-3 negative or fractional input is a whole number, at least 0', () => {
  it.each([
    [25.9, 25],
    [-1, 0],
    [-0.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e300, Number.MAX_SAFE_INTEGER],
  ])('%d is %d', (value, number) => expect(toWholeNumber(value)).toBe(number));
});
