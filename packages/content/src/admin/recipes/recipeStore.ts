import type { PublishResult } from '../entries/contentStore';
import type { Recipe, RecipeInput } from './recipe';
import type { RecipeView } from './recipeView';
import type { ListPage } from '../lists/usePagedList';

/** The result of an update: saved, or a conflict with a newer version. */
export type RecipeUpdate = { kind: 'saved' } | { kind: 'changed-elsewhere'; now: Recipe | null };

/** The recipe store. Every call rejects when it fails. */
export interface RecipeStore {
  list: (view: RecipeView) => Promise<ListPage<Recipe>>;
  /** The current version of a recipe; `null` if it is gone. */
  find: (id: string) => Promise<Recipe | null>;
  /**
   * Creates a recipe with the caller's id, a random UUID. Retries are idempotent: if the id exists, because the
   * response to an earlier attempt was lost, that recipe is updated.
   */
  create: (id: string, recipe: RecipeInput) => Promise<unknown>;
  /** Updates a recipe if `updated_at` still matches; otherwise returns the current version. */
  update: (id: string, recipe: RecipeInput, version: string) => Promise<RecipeUpdate>;
  /** Deletes a recipe, after unpublishing it if needed. */
  remove: (id: string) => Promise<unknown>;
  /** Restores a deleted recipe with its id and position. Idempotent. */
  restore: (recipe: Recipe) => Promise<unknown>;
}

/** Resolves without `whenLive` if the change is live already. */
export type RecipePublication = Pick<PublishResult, 'whenLive'>;

/** Publishes recipes. Every call rejects when it fails, with a `PublishError` if a reason is known. */
export interface RecipePublishing {
  /** Publishes this version of a recipe. Resolves once it is live, or with `whenLive` if the site has to be built. */
  publish: (recipe: Recipe) => Promise<RecipePublication>;
  /** Unpublishes a recipe. Idempotent. */
  unpublish: (recipe: Recipe) => Promise<RecipePublication>;
  /** Whether visitors see a picture from this URL: only those of the site itself. */
  showsPicture: (address: string) => boolean;
}
