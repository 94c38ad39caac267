import { expect, it } from 'vitest';
import { countOf } from './countOf';

it.each([
  [0, '0 pages'],
  [1, '1 page'],
  [1240, '1,240 pages'],
])('%d of what is counted', (count, words) => {
  expect(countOf(count, 'page', 'pages')).toBe(words);
});
