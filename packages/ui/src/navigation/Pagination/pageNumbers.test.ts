import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers';

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [10, 20, '1 … 9 10 11 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
  [4, 8, '1 2 3 4 5 … 8'],
])('page %i of %i: %s', (page, pages, expected) => expect(shown(page, pages)).toBe(expected));

it('always offers the present page, its neighbours and both ends, in order', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages).filter((entry) => typeof entry === 'number');
      for (const wanted of [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages))
        expect(numbers).toContain(wanted);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    }
  }
});
