import { pageDescriptions } from '@advisor/content/lists';
import { notFound as missing, routes as table, type Route } from '../src/routing/routes.ts';

/** A route with what search results and shared links say about it, which only the build needs. */
export interface DescribedRoute extends Route {
  /** 50 to 160 characters. */
  description: string;
}

const descriptions: Record<string, string> = {
  ...pageDescriptions,
  '/admin': 'The private area of this site, for its owner alone: content, recipes and settings.',
  '/admin/recipes': 'Create, edit and delete the recipes of the catalogue. For the owner alone.',
  '/admin/content': 'Publications, podcasts, talks and media, as a trial in this page. For the owner alone.',
  '/admin/site-settings': 'The words of the site, as a trial in this page. For the owner alone.',
  '/admin/account': 'The password of the owner, and the devices that are signed in. For the owner alone.',
  '/admin/messages': 'What visitors sent by the forms, and what became of it. For the owner alone.',
};

export const routes: readonly DescribedRoute[] = table.map((route) => ({
  ...route,
  description: descriptions[route.framed ?? route.path]!,
}));

/** The pages that the search of the site should find: the sign-in too. */
export const found = routes.filter(({ access, framed }) => access === 'public' && !framed);

/** The pages that search engines should find. */
export const listed = found.filter(({ unlisted }) => !unlisted);

/** The page that is shown for a path that is not in the table. */
export const notFound: Omit<DescribedRoute, 'path'> = {
  ...missing,
  description: 'There is no page at this address. Go back to the start of the site to find what you were looking for.',
};
