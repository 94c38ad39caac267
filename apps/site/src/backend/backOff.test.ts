import { expect, it } from 'vitest';
import { isTemporary, pauseAfter } from './backOff';

it('begins with 200 ms, doubles, and stays at half a minute', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([200, 400, 800, 1600]);
  expect([8, 9, 50, 5000].map(pauseAfter)).toEqual([25_600, 30_000, 30_000, 30_000]);
});

it('has another attempt where no answer came, where there were too many requests, and where the server failed', () => {
  const statuses = [0, 200, 400, 401, 403, 404, 408, 409, 413, 422, 428, 429, 500, 502, 503, 504];
  expect(statuses.filter(isTemporary)).toEqual([0, 408, 429, 500, 502, 503, 504]);
});
