import { owner } from '@advisor/content';

/** One page of the site. The table below is the only place that knows a path. */
export interface Route {
  path: string;
  /** The file in `src/`, without its ending, that shows the page. */
  page: string;
  /** For `<title>`; the owner's name is added. At most 60 characters. */
  title: string;
  /** For search results and shared links. 50 to 160 characters. */
  description: string;
  /** Guarded pages are not prerendered and are shown to the owner alone. */
  access: 'public' | 'guarded';
  /** Whether search engines should leave the page out. */
  unlisted?: boolean;
}

export const homePath = '/home';

export const routes: readonly Route[] = [
  {
    path: homePath,
    page: 'pages/Home',
    title: 'Cybersecurity and MSP advisor',
    description:
      'Independent advice on cybersecurity, managed services and channel growth for the people who have to decide.',
    access: 'public',
  },
  {
    path: '/contact',
    page: 'pages/Contact',
    title: 'Contact',
    description: `Write to ${owner.name} about advisory work, speaking or a partnership. You get an answer within 24 to 48 hours.`,
    access: 'public',
  },
  {
    path: '/auth',
    page: 'pages/SignIn',
    title: 'Sign in',
    description: 'Sign in to the private area of this site. Accounts are made by the owner; there is no sign-up.',
    access: 'public',
    unlisted: true,
  },
  {
    path: '/admin/recipes',
    page: 'admin/Recipes',
    title: 'Recipes',
    description: 'Create, edit and delete the recipes of the catalogue. For the owner of the site alone.',
    access: 'guarded',
    unlisted: true,
  },
];

/** What is shown for a path that is not in the table, with status 404. */
export const notFound: Omit<Route, 'path'> = {
  page: 'pages/NotFound',
  title: 'Page not found',
  description: 'There is no page at this address. Go back to the start of the site to find what you were looking for.',
  access: 'public',
  unlisted: true,
};

/** The route of a path, or `undefined`. A slash at the end does not matter. */
export function findRoute(path: string): Route | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === clean);
}
