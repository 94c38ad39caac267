import type { PublishResult } from './contentStore';
import type { Recipe, RecipeInput } from './recipe';
import type { RecipeView } from './recipeView';
import type { ListPage } from './usePagedList';

/** The result of an update: saved, or not, because the row has changed since it was opened. */
export type RecipeUpdate = { kind: 'saved' } | { kind: 'changed-elsewhere'; now: Recipe | null };

/** Where recipes are kept. Every call rejects when it fails. */
export interface RecipeStore {
  /** The recipes of a view. */
  list: (view: RecipeView) => Promise<ListPage<Recipe>>;
  /** A recipe as it is now; `null` when it is gone. */
  find: (id: string) => Promise<Recipe | null>;
  /**
   * Creates a recipe with the caller's id, a random UUID. Retries are idempotent: if the id exists, because the response
   * to an earlier attempt was lost, that recipe is updated.
   */
  create: (id: string, recipe: RecipeInput) => Promise<unknown>;
  /** Updates a recipe if `updated_at` still matches; otherwise returns the current version. */
  update: (id: string, recipe: RecipeInput, version: string) => Promise<RecipeUpdate>;
  /** Deletes a recipe. If it is on the site, it is taken off first. */
  remove: (id: string) => Promise<unknown>;
  /** Restores a deleted recipe with its id and place in the list. If it is already restored, nothing changes. */
  restore: (recipe: Recipe) => Promise<unknown>;
}

/** Resolves without `whenLive` if visitors see the change already. */
export type RecipePublication = Pick<PublishResult, 'whenLive'>;

/** How recipes are put on the site. Every call rejects when it fails, with a `PublishError` where a reason is known. */
export interface RecipePublishing {
  /** Puts that version of a recipe on the site. Resolves once visitors see it, or with when they do if the site has to be built. */
  publish: (recipe: Recipe) => Promise<RecipePublication>;
  /** Takes a recipe off the site. One that is not there is not an error. */
  unpublish: (recipe: Recipe) => Promise<RecipePublication>;
  /** Whether visitors see a picture from this address: those of the site itself. */
  showsPicture: (address: string) => boolean;
}
