import { declarations } from '../../packages/tools/src/elements/declarations.ts';
import { describe, expect, it } from 'vitest';
import { allPages, framedPages } from './built.ts';

// SITE-22
describe('the framed pages', () => {
  it('are one for each tool', () => {
    const tools = Object.values(declarations).map(({ tool }) => `/embed/${tool}`);
    expect(framedPages.map(({ path }) => path).toSorted()).toEqual(tools.toSorted());
  });

  it('alone may be framed by any site, and the preview of content by this one', () => {
    const ancestors = (csp: string) => /frame-ancestors ([^;]+)/.exec(csp)?.[1];
    const expected = (page: (typeof allPages)[number]) =>
      framedPages.includes(page) ? '*' : page.path === '/admin/preview' ? "'self'" : "'none'";
    for (const page of allPages) expect(ancestors(page.csp), page.path).toBe(expected(page));
  });

  it.each(framedPages)('$path has the tool, and neither bar nor footer', ({ document }) => {
    expect(document.querySelectorAll('main [role="group"]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('header, nav, footer')).toEqual([]);
  });

  it.each(framedPages)('$path leads nowhere inside the frame, where no other page is shown', ({ document }) => {
    const hrefs = document.querySelectorAll('a:not([target="_blank"])').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => !href.startsWith('#') && !href.startsWith('mailto:'))).toEqual([]);
  });
});
