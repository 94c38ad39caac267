import { nameSitePages } from '@advisor/content/collections';
import type { PageDefinition } from './definePage';

export type Page = PageDefinition;

/** The pages of the site, by their folders. For the build and for editors: no page loads the words of all others. */
export const pages: readonly Page[] = Object.values(
  import.meta.glob<Page>('../pages/*/page.ts', { eager: true, import: 'page' }),
);

const unknown = '/not-found';

/** The addresses of the pages, without the one for unknown addresses. */
export const pagePaths: readonly string[] = pages.flatMap(({ path }) => (path === unknown ? [] : [path]));
nameSitePages(pagePaths);

/** The page at a path; the one for unknown addresses where there is none. */
export const pageAt = (path: string): Page =>
  pages.find((page) => page.path === path) ?? pages.find((page) => page.path === unknown)!;
