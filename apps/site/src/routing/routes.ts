import { siteConfig } from '../../site.config';
import { pageLoaders } from './pageLoaders';

/** One page of the site. */
export interface Route {
  path: string;
  /** The page's file in `src/`, without extension. */
  page: string;
  /** The path whose content it shows; not for the owner's pages. */
  content?: string;
  /** For `<title>` where no content names the page. The owner's name is appended. At most 60 characters. */
  title?: string;
  /** Guarded pages are shown only to the owner; their content is not prerendered. */
  access: 'public' | 'guarded';
  /** Whether the page is `noindex`. */
  unlisted?: boolean;
  // SITE-22
  /** For a page that other sites may embed in an `<iframe>`: this site's page with the same tool. */
  framed?: string;
  /** Whether this site's own pages embed it in an `<iframe>`. */
  framedHere?: boolean;
  /** Whether it exists only while a recipe is published. */
  withRecipes?: boolean;
}

export const homePath = '/home';
/** RECIPE-1: the page of all recipes; each recipe's is below it. */
export const recipesPath = '/recipes';

/** The page of the editions of the brief; each edition's is below it. */
export const briefPath = '/executive-brief';
/** The page of the papers; each paper's is below it. */
export const papersPath = '/white-papers';

/** The folders of pages that render one entry of a kind, by parent page. */
const entryPages: Readonly<Record<string, string>> = {
  [recipesPath]: 'recipe',
  [briefPath]: 'edition',
  [papersPath]: 'paper',
};

/** The pages opened by mailed links (MAIL-8). */
const linkPaths: readonly string[] = ['/guide', '/brief-confirmation', '/brief-preferences', '/appointment'];

/** `/media-kit` is rendered by `pages/media-kit/Page.tsx`. */
const visitors: readonly Route[] = Object.keys(pageLoaders).flatMap((file) => {
  const [, folder] = /^\.\.\/pages\/(.*)\/Page\.tsx$/.exec(file) ?? [];
  if (!folder || ['not-found', ...Object.values(entryPages)].includes(folder)) return [];
  const path = `/${folder}`;
  return [
    {
      path,
      page: `pages/${folder}/Page`,
      content: path,
      access: 'public',
      ...(['/auth', ...linkPaths].includes(path) && { unlisted: true }),
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

/** `/embed/risk-matrix` is rendered by `embed/RiskMatrix`. */
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
  owner('/admin/times', 'admin/Times', 'Times'),
  owner('/admin/account', 'admin/Account', 'Account'),
  // ADMIN-25: without stored content they do not exist, as in the brief.
  ...(siteConfig.contentStore === 'database'
    ? [
        owner('/admin/form-settings', 'admin/FormSettings', 'Forms'),
        owner('/admin/email-settings', 'admin/EmailSettings', 'Email settings'),
        owner('/admin/brief', 'admin/Brief', 'Executive brief'),
        owner('/admin/subscribers', 'admin/Subscribers', 'Subscribers'),
        owner('/admin/users', 'admin/Users', 'Users'),
      ]
    : []),
];

/** The page for unknown paths, with status 404. */
export const notFound: Omit<Route, 'path'> = {
  page: 'pages/not-found/Page',
  content: '/not-found',
  access: 'public',
  unlisted: true,
};

function entryRoute(parent: string, key: string): Route {
  const path = `${parent}/${key}`;
  return { path, page: `pages/${entryPages[parent]!}/Page`, content: path, access: 'public' };
}

/** The route of the recipe with this slug. */
export const recipeRoute = (slug: string): Route => entryRoute(recipesPath, slug);

// BRIEF-15
/** The route of the edition with this key. */
export const editionRoute = (key: string): Route => entryRoute(briefPath, key);

// PAGE-50
/** The route of the paper with this key. */
export const paperRoute = (key: string): Route => entryRoute(papersPath, key);

/** A path below a page, ending in an entry's key. */
const entryAddress = /^(\/[a-z-]+)\/([a-z0-9][a-z0-9-]{0,99})$/;

/**
 * A path for which the server has responded with 404: only the server knows which recipes, editions and papers exist.
 */
let missing: string | undefined;

/** Records that the server has no page at this path. */
export function noteMissing(path: string): void {
  missing = path;
}

/** A path's route, or `undefined`. A trailing slash is ignored. */
export function findRoute(path: string): Route | undefined {
  if (path === missing) return undefined;
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const [, parent = '', key = ''] = entryAddress.exec(clean) ?? [];
  return entryPages[parent] ? entryRoute(parent, key) : routes.find((route) => route.path === clean);
}

/** The path with its query, if it is a guarded page of this site; otherwise `undefined`. Prevents open redirects. */
export function guardedPath(address: unknown): string | undefined {
  const here = 'http://site.invalid';
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  if (origin !== here || findRoute(pathname)?.access !== 'guarded') return undefined;
  return pathname + search + hash;
}
