import { cutText } from '@advisor/ui/text';
import { pageSizes, readChoice, readPage, readPageSize, writeAddress, type PageSize } from './listAddress';
import { recipeSorts, type RecipeSort } from './recipe';

/** Which recipes are shown, and in what order. It stands in the address, so that it can be kept and gone back to. */
export interface RecipeView {
  /** Part of a title or a category; '' for all. */
  search: string;
  sort: RecipeSort;
  /** From 1. */
  page: number;
  size: PageSize;
}

export const firstRecipeView: RecipeView = { search: '', sort: 'newest', page: 1, size: pageSizes[0] };

/** The longest text that is searched for. */
export const searchLimit = 100;

/** The view that an address names; whatever it does not name, or names wrongly, is that of the first visit. */
export function readRecipeView(query: string): RecipeView {
  const params = new URLSearchParams(query);
  return {
    search: cutText((params.get('search') ?? '').trim(), searchLimit),
    sort: readChoice(params.get('sort'), recipeSorts, firstRecipeView.sort),
    page: readPage(params.get('page')),
    size: readPageSize(params.get('size')),
  };
}

/** The address of a view, from its "?": only what differs from the first visit. */
export function recipeViewAddress(view: RecipeView): string {
  return writeAddress({ ...view }, { ...firstRecipeView });
}
