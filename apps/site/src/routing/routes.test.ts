import { expect, it } from 'vitest';
import { findRoute, guardedPath, noteMissing } from './routes';

it.each([
  ['/admin', '/admin'],
  ['/admin/recipes?search=soup&page=2#top', '/admin/recipes?search=soup&page=2#top'],
  ['/about', undefined],
  ['/admin/nobody', undefined],
  ['//evil.example/admin', undefined],
  ['/\\evil.example/admin', undefined],
  ['https://evil.example/admin', undefined],
  ['javascript:alert(1)', undefined],
  ['/admin/../about', undefined],
  [undefined, undefined],
  [['/admin'], undefined],
])('%o leads to %o', (address, expected) => expect(guardedPath(address)).toBe(expected));

it('finds the pages of recipes, except one that the server does not have (RECIPE-1)', () => {
  expect(findRoute('/recipes')).toMatchObject({ page: 'pages/recipes/Page' });
  expect(findRoute('/recipes/soup/')).toMatchObject({ path: '/recipes/soup', page: 'pages/recipe/Page' });
  for (const path of ['/recipe', '/recipes/Soup', '/recipes/soup/more', '/recipes/-', '/recipes/%2e%2e'])
    expect(findRoute(path), path).toBeUndefined();
  noteMissing('/recipes/soup');
  expect(findRoute('/recipes/soup')).toBeUndefined();
  expect(findRoute('/recipes')).toBeDefined();
});
