import { describe, expect, it } from 'vitest';
import { pagesOf, readPage, readPageSize } from './listAddress';
import { defaultRecipeView, readRecipeView, recipeViewAddress } from './recipeView';

describe('the address of a list of recipes', () => {
  it('is bare for what a first visit shows', () => {
    expect(recipeViewAddress(defaultRecipeView)).toBe('?');
    expect(readRecipeView('')).toEqual(defaultRecipeView);
  });

  it.each([
    { search: 'soup & "kale" 50%', sort: 'title', page: 3, size: 48 },
    { search: '', sort: 'oldest', page: 1, size: 12 },
  ] as const)('brings back %o', (view) => expect(readRecipeView(recipeViewAddress(view))).toEqual(view));

  it('takes nothing from an address that it would not write', () => {
    expect(readRecipeView('?sort=drop+table&page=-3&size=1000000&search=++')).toEqual(defaultRecipeView);
    expect(readRecipeView(`?search=${'x'.repeat(500)}`).search).toHaveLength(100);
  });
});

it.each([
  ['1', 1],
  ['20', 20],
  ['0', 1],
  ['1e9', 1],
  ['9999999', 1],
  ['2.5', 1],
  [null, 1],
])('page %j is %i', (text, page) => expect(readPage(text)).toBe(page));

it('readPageSize takes an offered size only', () => {
  expect([readPageSize('96'), readPageSize('97'), readPageSize(null)]).toEqual([96, 24, 24]);
});

it('pagesOf is never less than one', () => {
  expect([pagesOf(0, 24), pagesOf(24, 24), pagesOf(25, 24)]).toEqual([1, 1, 2]);
});
