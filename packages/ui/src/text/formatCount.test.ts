import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from './formatCount';

test('a count has the thousands separators of English', () => {
  expect([0, 999, 1000, 12_400, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '12,400', '1,234,567']);
  expect([0.1234567, -1234567.1234567].map(formatCount)).toEqual(['0.1234567', '-1,234,567.1234567']);
  fc.assert(fc.property(fc.maxSafeNat(), (count) => formatCount(count) === count.toLocaleString('en-US')));
});
