import { afterAll, expect, it } from 'vitest';
import { isHref } from './rules';
import { nameSitePages, sitePages } from './sitePages';

// Other tests of this process may have named those of the site.
const before = sitePages();
afterAll(() => nameSitePages(before));

// CONTENT-13
it('links fit if they look like a page, and once the site has named its pages, if they lead to one', () => {
  nameSitePages(null);
  for (const path of ['/', '/contact', '/recipes/plum-cake', '/contact#form', '/contact?type=msp'])
    expect([path, isHref(path)]).toEqual([path, true]);
  for (const path of ['//evil.example', '/Contact', '/a b', '/../etc', '/contact/', 'contact'])
    expect([path, isHref(path)]).toEqual([path, false]);
  nameSitePages(['/contact', '/home']);
  expect(sitePages()).toEqual(['/contact', '/home']);
  expect([isHref('/'), isHref('/contact#form'), isHref('/about')]).toEqual([true, true, false]);
});
