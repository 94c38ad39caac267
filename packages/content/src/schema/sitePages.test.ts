import { afterAll, expect, it } from 'vitest';
import { isHref } from './rules';
import { nameSitePages, sitePages } from './sitePages';

// Other tests in this process may have set them.
const before = sitePages();
afterAll(() => nameSitePages(before));

// CONTENT-13
it('links are checked by format and, once the site has registered its pages, by existence', () => {
  nameSitePages(null);
  for (const path of ['/', '/contact', '/recipes/plum-cake', '/contact#form', '/contact?type=msp'])
    expect([path, isHref(path)]).toEqual([path, true]);
  for (const path of ['//evil.example', '/Contact', '/a b', '/../etc', '/contact/', 'contact'])
    expect([path, isHref(path)]).toEqual([path, false]);
  nameSitePages(['/contact', '/home']);
  expect(sitePages()).toEqual(['/contact', '/home']);
  expect([isHref('/'), isHref('/contact#form'), isHref('/about')]).toEqual([true, true, false]);
});
