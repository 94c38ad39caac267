import { expect, it } from 'vitest';
import { scaleEnd } from './scale';

it.each([
  [[], 1],
  [[0, 0], 1],
  [[1], 1],
  [[1.2], 2],
  [[3, 2], 3],
  [[7], 8],
  [[10], 10],
  [[11], 15],
  [[275], 300],
  [[4_999], 5_000],
  [[8_001, 7], 10_000],
])('the scale of %j ends at %d', (values, end) => expect(scaleEnd(values)).toBe(end));
