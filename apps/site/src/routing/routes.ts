import { pageLoaders } from './pageLoaders';

/** One page of the site. */
export interface Route {
  path: string;
  /** The page's file in `src/`, without extension. */
  page: string;
  /** The path whose content it shows; not for the pages of the owner. */
  content?: string;
  /** For `<title>` where no content names the page. The owner's name is added. At most 60 characters. */
  title?: string;
  /** Guarded pages are shown only to the owner; their content is not prerendered. */
  access: 'public' | 'guarded';
  /** Whether search engines should leave the page out. */
  unlisted?: boolean;
  // SITE-22
  /** Of a page that other sites may show in an `<iframe>`: the page of this site with the same tool. */
  framed?: string;
  /** Whether pages of this site show it in an `<iframe>`. */
  framedHere?: boolean;
  /** Whether it is there only while a recipe is on the site. */
  withRecipes?: boolean;
}

export const homePath = '/home';
/** RECIPE-1: the page of all recipes; those of each are below it. */
export const recipesPath = '/recipes';

/** `/media-kit` is drawn by `pages/media-kit/Page.tsx`. */
const visitors: readonly Route[] = Object.keys(pageLoaders).flatMap((file) => {
  const [, folder] = /^\.\.\/pages\/(.*)\/Page\.tsx$/.exec(file) ?? [];
  if (!folder || folder === 'not-found' || folder === 'recipe') return [];
  const path = `/${folder}`;
  return [
    {
      path,
      page: `pages/${folder}/Page`,
      content: path,
      access: 'public',
      ...(['/auth', '/guide'].includes(path) && { unlisted: true }),
      ...(path === recipesPath && { withRecipes: true }),
    },
  ];
});

const owner = (path: string, page: string, title: string): Route => ({
  path,
  page,
  title,
  access: 'guarded',
  unlisted: true,
});

/** `/embed/risk-matrix` is drawn by `embed/RiskMatrix`. */
const framed = (tool: string, page: string): Route => ({
  path: `/embed/${tool}`,
  page: `embed/${`-${tool}`.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
  content: page,
  access: 'public',
  unlisted: true,
  framed: page,
});

export const routes: readonly Route[] = [
  ...visitors,
  framed('pricing-calculator', '/msp-pricing-calculator'),
  framed('security-assessment', '/security-assessment-tool'),
  framed('partner-scorecard', '/channel-partner-scorecard'),
  framed('risk-matrix', '/risk-matrix-template'),
  framed('industry-calendar', '/industry-calendar'),
  framed('industry-glossary', '/industry-glossary'),
  owner('/admin', 'admin/Dashboard', 'Admin'),
  owner('/admin/recipes', 'admin/Recipes', 'Recipes'),
  owner('/admin/content', 'admin/Content', 'Content'),
  { ...owner('/admin/preview', 'admin/Preview', 'Preview'), framedHere: true },
  owner('/admin/site-settings', 'admin/SiteSettings', 'Site settings'),
  owner('/admin/files', 'admin/Files', 'Files'),
  owner('/admin/messages', 'admin/Messages', 'Messages'),
  owner('/admin/account', 'admin/Account', 'Account'),
  owner('/admin/form-settings', 'admin/FormSettings', 'Forms'),
  owner('/admin/email-settings', 'admin/EmailSettings', 'Email settings'),
  owner('/admin/users', 'admin/Users', 'Users'),
];

/** The page for unknown paths, with status 404. */
export const notFound: Omit<Route, 'path'> = {
  page: 'pages/not-found/Page',
  content: '/not-found',
  access: 'public',
  unlisted: true,
};

/** The route of the recipe with this slug. */
export const recipeRoute = (slug: string): Route => ({
  path: `${recipesPath}/${slug}`,
  page: 'pages/recipe/Page',
  content: `${recipesPath}/${slug}`,
  access: 'public',
  withRecipes: true,
});

/** An address of a recipe, as the table of recipes has it. */
const recipeAddress = /^\/recipes\/([a-z0-9][a-z0-9-]{0,99})$/;

/** An address at which the server said that there is no page: only the server knows which recipes are there. */
let missing: string | undefined;

/** Notes that the server has no page at this address. */
export function noteMissing(path: string): void {
  missing = path;
}

/** The route of a path, or `undefined`. A trailing slash is ignored. */
export function findRoute(path: string): Route | undefined {
  if (path === missing) return undefined;
  const clean = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  const [, slug] = recipeAddress.exec(clean) ?? [];
  return slug ? recipeRoute(slug) : routes.find((route) => route.path === clean);
}

/** The address, with its query, if it is a guarded page of this site; otherwise `undefined`. Never another site's. */
export function guardedPath(address: unknown): string | undefined {
  const here = 'http://site.invalid';
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  if (origin !== here || findRoute(pathname)?.access !== 'guarded') return undefined;
  return pathname + search + hash;
}
