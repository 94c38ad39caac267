import { expect, it } from 'vitest';
import { pauseAfter } from './backOff';

it('begins with 200 ms, doubles, and stays at half a minute', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([200, 400, 800, 1600]);
  expect([8, 9, 50, 5000].map(pauseAfter)).toEqual([25_600, 30_000, 30_000, 30_000]);
});
