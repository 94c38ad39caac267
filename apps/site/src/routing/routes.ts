import { pagePaths, pageTitles, type PagePath } from '@advisor/content/lists';

/** One page of the site. */
export interface Route {
  path: string;
  /** The page's file in `src/`, without extension. */
  page: string;
  /** For `<title>`; the owner's name is added. At most 60 characters. */
  title: string;
  /** Guarded pages are shown only to the owner; their content is not prerendered. */
  access: 'public' | 'guarded';
  /** Whether search engines should leave the page out. */
  unlisted?: boolean;
  // SITE-22
  /** Of a page that other sites may show in an `<iframe>`: the page of this site with the same tool. */
  framed?: PagePath;
}

export const homePath = '/home';

/** `/media-kit` is drawn by `pages/MediaKit`. */
const visitor = (path: PagePath): Route => ({
  path,
  page: `pages/${path.replaceAll(/\W(\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
  title: pageTitles[path],
  access: 'public',
});

const owner = (path: string, page: string, title: string): Route => ({
  path,
  page,
  title,
  access: 'guarded',
  unlisted: true,
});

/** `/embed/risk-matrix` is drawn by `embed/RiskMatrix`. */
const framed = (tool: string, page: PagePath): Route => ({
  path: `/embed/${tool}`,
  page: `embed/${`-${tool}`.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
  title: pageTitles[page],
  access: 'public',
  unlisted: true,
  framed: page,
});

export const routes: readonly Route[] = [
  ...pagePaths.filter((path) => path !== '/auth').map(visitor),
  { ...visitor('/auth'), page: 'pages/SignIn', unlisted: true },
  framed('pricing-calculator', '/msp-pricing-calculator'),
  framed('security-assessment', '/security-assessment-tool'),
  framed('partner-scorecard', '/channel-partner-scorecard'),
  framed('risk-matrix', '/risk-matrix-template'),
  framed('industry-calendar', '/industry-calendar'),
  framed('industry-glossary', '/industry-glossary'),
  owner('/admin', 'admin/Dashboard', 'Admin'),
  owner('/admin/recipes', 'admin/Recipes', 'Recipes'),
  owner('/admin/content', 'admin/Content', 'Content'),
  owner('/admin/site-settings', 'admin/SiteSettings', 'Site settings'),
  owner('/admin/messages', 'admin/Messages', 'Messages'),
  owner('/admin/account', 'admin/Account', 'Account'),
];

/** The page for unknown paths, with status 404. */
export const notFound: Omit<Route, 'path'> = {
  page: 'pages/NotFound',
  title: 'Page not found',
  access: 'public',
  unlisted: true,
};

/** The route of a path, or `undefined`. A trailing slash is ignored. */
export function findRoute(path: string): Route | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === clean);
}

/** The address, with its query, if it is a guarded page of this site; otherwise `undefined`. Never another site's. */
export function guardedPath(address: unknown): string | undefined {
  const here = 'http://site.invalid';
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  if (origin !== here || findRoute(pathname)?.access !== 'guarded') return undefined;
  return pathname + search + hash;
}
