import type { PageDefinition } from './definePage';

export type Page = PageDefinition;

/** The pages of the site, by their folders. For the build and for editors: no page loads the words of all others. */
export const pages: readonly Page[] = Object.values(
  import.meta.glob<Page>('../pages/*/page.ts', { eager: true, import: 'page' }),
);

/** The page at a path; the one for unknown addresses where there is none. */
export const pageAt = (path: string): Page =>
  pages.find((page) => page.path === path) ?? pages.find((page) => page.path === '/not-found')!;
