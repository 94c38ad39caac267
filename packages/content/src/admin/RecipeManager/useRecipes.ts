import { notify } from '@advisor/ui';
import { useCallback, useState } from 'react';
import type { Recipe, RecipeInput } from '../recipe';
import type { RecipeStore, RecipeUpdate } from '../recipeStore';
import type { RecipeView } from '../recipeView';
import { usePagedList } from '../usePagedList';

// ADMIN-6
/** Loads, saves, deletes and restores the recipes of a view. Each failure is a notice and is logged. */
export function useRecipes(store: RecipeStore, { search, sort, page, size }: RecipeView) {
  const [removing, setRemoving] = useState(false);
  const [deleted, setDeleted] = useState<Recipe | null>(null);
  const load = useCallback(() => store.list({ search, sort, page, size }), [store, search, sort, page, size]);
  const { state, reload } = usePagedList(load, 'Failed to load recipes');

  /** Changes the recipe with this id if it still is that version; without one, makes it. Rejects when it fails: the form says so. */
  async function save(id: string, recipe: RecipeInput, version: string | null): Promise<RecipeUpdate> {
    try {
      const update =
        version === null
          ? await store.create(id, recipe).then(() => ({ kind: 'saved' }) as const)
          : await store.update(id, recipe, version);
      if (update.kind === 'changed-elsewhere') console.error('Failed to save recipe', 'It was changed elsewhere.');
      else await reload();
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
    } catch (error) {
      console.error('Failed to save recipe', error);
      void notify.error('Failed to save recipe', 'The deleted recipe is not back yet. Try again.');
    }
  }

  return { state, reload, save, remove, removing, deleted, undo, forget: () => setDeleted(null) };
}
