import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countInWords } from './countInWords';

test('a count is written as English writes it', () => {
  expect([0, 999, 1000, 12_400, 1_234_567].map(countInWords)).toEqual(['0', '999', '1,000', '12,400', '1,234,567']);
  fc.assert(fc.property(fc.maxSafeNat(), (count) => countInWords(count) === count.toLocaleString('en-US')));
});
