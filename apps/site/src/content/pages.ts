import { nameSitePages } from '@advisor/content/collections';
import type { PageDefinition } from './definePage';

export type Page = PageDefinition;

/** The pages of the site, by their folders. For the build and for editors: no page loads the words of all others. */
export const pages: readonly Page[] = Object.values(
  import.meta.glob<Page>('../pages/*/page.ts', { eager: true, import: 'page' }),
);

const unknown = '/not-found';

/** The addresses that links can lead to: not the page for unknown ones, nor that of the recipes, which may be empty (RECIPE-1). */
export const pagePaths: readonly string[] = pages.flatMap(({ path, recipes }) =>
  path === unknown || recipes === 'list' ? [] : [path],
);
nameSitePages(pagePaths);

/** The page at a path; the one for unknown addresses where there is none. */
export const pageAt = (path: string): Page =>
  pages.find((page) => page.path === path) ?? pages.find((page) => page.path === unknown)!;
