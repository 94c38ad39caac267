import { cutText } from '@advisor/ui/text';
import { pageSizes, readChoice, readPage, readPageSize, writeAddress, type PageSize } from './listAddress';
import { recipeSorts, type RecipeSort } from './recipe';

// ADMIN-7
/** Which recipes are shown, and in what order. Kept in the address, for bookmarks and history. */
export interface RecipeView {
  /** Part of a title or a category; '' for all. */
  search: string;
  sort: RecipeSort;
  /** From 1. */
  page: number;
  size: PageSize;
}

export const defaultRecipeView: RecipeView = { search: '', sort: 'newest', page: 1, size: pageSizes[0] };

/** The maximum length of a search. */
export const searchLimit = 100;

/** The view of an address, with defaults for missing or invalid values. */
export function readRecipeView(query: string): RecipeView {
  const params = new URLSearchParams(query);
  return {
    search: cutText((params.get('search') ?? '').trim(), searchLimit),
    sort: readChoice(params.get('sort'), recipeSorts, defaultRecipeView.sort),
    page: readPage(params.get('page')),
    size: readPageSize(params.get('size')),
  };
}

/** The query of a view, beginning with "?": only what differs from the defaults. */
export function recipeViewAddress(view: RecipeView): string {
  return writeAddress({ ...view }, { ...defaultRecipeView });
}
