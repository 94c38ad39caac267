import { expect, it } from 'vitest';
import { guardedPath } from './routes';

it.each([
  ['/admin', '/admin'],
  ['/admin/recipes?search=soup&page=2#top', '/admin/recipes?search=soup&page=2#top'],
  ['/about', undefined],
  ['/admin/users', undefined],
  ['//evil.example/admin', undefined],
  ['/\\evil.example/admin', undefined],
  ['https://evil.example/admin', undefined],
  ['javascript:alert(1)', undefined],
  ['/admin/../about', undefined],
  [undefined, undefined],
  [['/admin'], undefined],
])('%o leads to %o', (address, expected) => expect(guardedPath(address)).toBe(expected));
