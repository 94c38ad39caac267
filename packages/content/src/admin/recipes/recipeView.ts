import { cutText } from '@advisor/ui/text';
import { pageSizes, readChoice, readPage, readPageSize, writeAddress, type PageSize } from '../lists/listAddress';
import { recipeSorts, type RecipeSort } from './recipe';

// ADMIN-7
/** The displayed recipes and their order. Kept in the URL, for bookmarks and history. */
export interface RecipeView {
  /** Part of a title or category; '' for all. */
  search: string;
  sort: RecipeSort;
  /** From 1. */
  page: number;
  size: PageSize;
}

export const defaultRecipeView: RecipeView = { search: '', sort: 'newest', page: 1, size: pageSizes[0] };

/** The maximum length of a search. */
export const searchLimit = 100;

/** Parses the view from a query string, with defaults for missing or invalid values. */
export function readRecipeView(query: string): RecipeView {
  const params = new URLSearchParams(query);
  return {
    search: cutText((params.get('search') ?? '').trim(), searchLimit),
    sort: readChoice(params.get('sort'), recipeSorts, defaultRecipeView.sort),
    page: readPage(params.get('page')),
    size: readPageSize(params.get('size')),
  };
}

/** The query string of a view, starting with "?", without default values. */
export function recipeViewAddress(view: RecipeView): string {
  return writeAddress({ ...view }, { ...defaultRecipeView });
}
