import { expect, it } from 'vitest';
import { pages } from '../src/content/pages.ts';
import { cellsOf } from './share-picture.ts';

it('each page has its own four cells on the grid (PAGE-46)', () => {
  const titles = pages.map(({ words }) => words.entries['content']!.title);
  const drawn = titles.map((title) => {
    const [first, ...others] = cellsOf(title);
    return [first, ...others.toSorted((a, b) => a - b)].join();
  });
  expect(new Set(drawn).size).toBe(new Set(titles).size);
  for (const title of titles) expect(new Set(cellsOf(title)).size).toBe(4);
});
