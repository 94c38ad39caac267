import { notify } from '@advisor/ui';
import { useCallback, useState } from 'react';
import type { Recipe, RecipeInput } from '../recipe';
import { PublishError } from '../contentStore';
import type { RecipePublishing, RecipeStore, RecipeUpdate } from '../recipeStore';
import type { RecipeView } from '../recipeView';
import { usePagedList } from '../usePagedList';

// ADMIN-6
/** Loads, saves, deletes, restores and publishes the recipes of a view. Each failure is a notice and is logged. */
export function useRecipes(
  store: RecipeStore,
  { search, sort, page, size }: RecipeView,
  publishing: RecipePublishing | undefined,
) {
  const [removing, setRemoving] = useState(false);
  const [deleted, setDeleted] = useState<Recipe | null>(null);
  const load = useCallback(() => store.list({ search, sort, page, size }), [store, search, sort, page, size]);
  const { state, reload } = usePagedList(load, 'Failed to load recipes');
  const [moving, setMoving] = useState<readonly string[]>([]);

  /** Runs one change of the site for a recipe. Resolves to whether it was made. */
  async function move(recipe: Recipe, failure: string, change: () => Promise<unknown>): Promise<boolean> {
    setMoving((ids) => [...ids, recipe.id]);
    try {
      await change();
      return true;
    } catch (error) {
      console.error(failure, error);
      void notify.error(failure, error instanceof PublishError ? error.reason : undefined);
      return false;
    } finally {
      await reload();
      setMoving((ids) => ids.filter((id) => id !== recipe.id));
    }
  }

  async function publish(recipe: Recipe) {
    const done = await move(recipe, 'Failed to put recipe on the site', async () => publishing?.publish(recipe));
    if (done) void notify.success('Recipe put on the site');
  }

  async function unpublish(recipe: Recipe) {
    const done = await move(recipe, 'Failed to take recipe off the site', async () => publishing?.unpublish(recipe));
    if (done) void notify.success('Recipe taken off the site');
  }

  // RECIPE-5
  /** What was saved of a recipe that is on the site is put there. It is stored already: a failure changes nothing of that. */
  async function follow(id: string) {
    const recipe = publishing ? await store.find(id).catch(() => null) : null;
    if (!recipe?.live_at) return;
    await move(recipe, 'The site still has the earlier version', async () => publishing?.publish(recipe));
  }

  /** Changes the recipe with this id if it still is that version; without one, makes it. Rejects when it fails: the form says so. */
  async function save(id: string, recipe: RecipeInput, version: string | null): Promise<RecipeUpdate> {
    try {
      const update =
        version === null
          ? await store.create(id, recipe).then(() => ({ kind: 'saved' }) as const)
          : await store.update(id, recipe, version);
      if (update.kind === 'changed-elsewhere') console.error('Failed to save recipe', 'It was changed elsewhere.');
      else {
        await reload();
        if (version !== null) void follow(id);
      }
      return update;
    } catch (error) {
      console.error('Failed to save recipe', error);
      throw error;
    }
  }

  /** `done` is called when the question is answered, before the offer to undo appears: it takes the focus. */
  async function remove(recipe: Recipe, done: () => void) {
    setRemoving(true);
    try {
      await store.remove(recipe.id);
      done();
      setDeleted(recipe);
      void notify.success('Recipe deleted successfully');
      await reload();
    } catch (error) {
      done();
      console.error('Failed to delete recipe', error);
      void notify.error('Failed to delete recipe');
    } finally {
      setRemoving(false);
    }
  }

  async function undo() {
    if (!deleted) return;
    try {
      await store.restore(deleted);
      setDeleted(null);
      await reload();
      if (deleted.live_at) await putBack(deleted);
    } catch (error) {
      console.error('Failed to save recipe', error);
      void notify.error('Failed to save recipe', 'The deleted recipe is not back yet. Try again.');
    }
  }

  /** The recipe was on the site when it was deleted. */
  async function putBack({ id }: Recipe) {
    const recipe = publishing ? await store.find(id) : null;
    if (recipe) await move(recipe, 'Failed to put recipe on the site', async () => publishing?.publish(recipe));
  }

  return {
    state,
    reload,
    save,
    remove,
    removing,
    deleted,
    undo,
    forget: () => setDeleted(null),
    publish,
    unpublish,
    moving,
  };
}
