import type { PageContent } from '../src/content/pageContent.ts';
import { inShort, type Content, type PlacedRecipe } from '../src/content/assemble.ts';
import { pageAt } from '../src/content/pages.ts';
import { recipeData, structuredData } from './structured-data.ts';
import { notFound as missing, recipeRoute, recipesPath, routes as table, type Route } from '../src/routing/routes.ts';

/** A route with what it shows, and what search results and shared links say about it. */
export interface DescribedRoute extends Omit<Route, 'path' | 'title'> {
  /** The page for unknown addresses has none. */
  path?: string;
  /** Without the owner's name. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** What people ask for when they mean this page. */
  searchWords: string;
  /** What schema.org knows of the page. */
  structuredData?: readonly object[];
  /** What the page shows; nothing for a page of the owner. */
  shown?: PageContent;
}

const descriptions: Record<string, string> = {
  '/admin': 'The private area of this site, for its owner alone: content, recipes and settings.',
  '/admin/recipes': 'Create, edit and delete the recipes of the catalogue. For the owner alone.',
  '/admin/content': 'The words, lists and pictures of the site, and who changed them. For the owner alone.',
  '/admin/preview': 'A page of the site as visitors would see it with a draft. For the owner alone.',
  '/admin/site-settings': 'Your details, the navigation and the words on every page. For the owner alone.',
  '/admin/files': 'The pictures and documents of the site, and where each is used. For the owner alone.',
  '/admin/account': 'The password of the owner, and the devices that are signed in. For the owner alone.',
  '/admin/form-settings': 'What each form of the site asks, and where what is sent goes. For the owner alone.',
  '/admin/email-settings': 'How the site sends mail, and a test of it. For the owner alone.',
  '/admin/users': 'Who can sign in, and who of them is an owner. For the owner alone.',
  '/admin/messages': 'What visitors sent by the forms, and what became of it. For the owner alone.',
};

/** The routes with their content, and the page for unknown addresses as the last. */
export function describeRoutes(content: Content): readonly DescribedRoute[] {
  const pages = table.filter(({ withRecipes }) => !withRecipes || content.recipes.length > 0);
  return [
    ...pages.map((route) => describe(route, content)),
    ...content.recipes.map((recipe) => describeRecipe(recipe, content)),
    describe(missing, content),
  ];
}

function describe(route: Omit<Route, 'path'> & { path?: string }, content: Content): DescribedRoute {
  if (!route.content)
    return { ...route, title: route.title!, description: descriptions[route.path ?? '']!, searchWords: '' };
  const page = pageAt(route.content);
  const shown = content.of(page);
  const { description, searchWords = '' } = shown.words as { description: string; searchWords?: string };
  const described = { ...route, title: shown.title, description, searchWords, shown };
  return isListed(described) ? { ...described, structuredData: structuredData(page, content) } : described;
}

// RECIPE-7
function describeRecipe({ key, data }: PlacedRecipe, content: Content): DescribedRoute {
  const route = recipeRoute(key);
  const { recipe: headings } = content.of(pageAt(recipesPath)).words as { recipe: object };
  const title = inShort(data.title, 60);
  const description = inShort(data.description ?? `Ingredients and instructions: ${data.ingredients.join(', ')}`);
  return {
    ...route,
    title,
    description,
    searchWords: 'recipe',
    shown: { title, words: { recipe: headings }, entries: {}, recipe: data },
    structuredData: recipeData({ path: route.path, title, recipe: data }, content),
  };
}

/** Whether the search of the site should find a page; the sign-in too. */
export const isFound = (route: DescribedRoute): route is DescribedRoute & { path: string } =>
  route.access === 'public' && !route.framed && route.path !== undefined;

/** Whether search engines should find a page. */
export const isListed = (route: DescribedRoute): route is DescribedRoute & { path: string } =>
  isFound(route) && !route.unlisted;
