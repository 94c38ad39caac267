import type { Recipe, RecipeInput } from './recipe';
import type { RecipeView } from './recipeView';
import type { ListPage } from './usePagedList';

/** What became of a change: saved, or not, because the row is no longer the one that was opened. */
export type RecipeUpdate = { kind: 'saved' } | { kind: 'changed-elsewhere'; now: Recipe | null };

/** Where recipes are kept. Every call rejects when it fails. */
export interface RecipeStore {
  /** The recipes of a view. */
  list: (view: RecipeView) => Promise<ListPage<Recipe>>;
  /** A recipe as it is now; `null` when it is gone. */
  find: (id: string) => Promise<Recipe | null>;
  /**
   * Makes a recipe with an id of the caller's, a random UUID. Where there is one of that id, because an earlier attempt
   * was stored and only its answer was lost, that one becomes this.
   */
  create: (id: string, recipe: RecipeInput) => Promise<unknown>;
  /** Changes a recipe if it still is the version that is named (`updated_at`); else tells what it is now. */
  update: (id: string, recipe: RecipeInput, version: string) => Promise<RecipeUpdate>;
  remove: (id: string) => Promise<unknown>;
  /** Puts a deleted recipe back, with its id and its place in the list. Where it is back already, nothing changes. */
  restore: (recipe: Recipe) => Promise<unknown>;
}
