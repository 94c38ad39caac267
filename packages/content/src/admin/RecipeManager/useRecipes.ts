import { notify } from '@advisor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Recipe, RecipeInput } from '../recipe';
import type { RecipeStore } from './RecipeManager';

interface ListState {
  /** `null` until the first answer. */
  recipes: Recipe[] | null;
  /** Whether the latest attempt to load failed. */
  failed: boolean;
}

/** The recipes as they are loaded, saved and deleted. Each failure is a notice, and is logged (spec/site.md §8). */
export function useRecipes(store: RecipeStore) {
  const [state, setState] = useState<ListState>({ recipes: null, failed: false });
  const [removing, setRemoving] = useState(false);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    try {
      const recipes = await store.list();
      // An earlier answer that comes late must not replace a newer one.
      if (turn === latest.current) setState({ recipes, failed: false });
    } catch (error) {
      if (turn !== latest.current) return;
      console.error('Failed to load recipes', error);
      setState(({ recipes }) => ({ recipes, failed: true }));
      void notify.error('Failed to load recipes');
    }
  }, [store]);

  useEffect(() => void reload(), [reload]);

  /** Changes the recipe with this id, or makes a new one. Rejects when it fails: the form says so. */
  async function save(recipe: RecipeInput, id?: string) {
    try {
      await (id === undefined ? store.create(recipe) : store.update(id, recipe));
    } catch (error) {
      console.error('Failed to save recipe', error);
      throw error;
    }
    await reload();
  }

  async function remove(id: string) {
    setRemoving(true);
    try {
      await store.remove(id);
      void notify.success('Recipe deleted successfully');
      await reload();
    } catch (error) {
      console.error('Failed to delete recipe', error);
      void notify.error('Failed to delete recipe');
    } finally {
      setRemoving(false);
    }
  }

  return { state, reload, save, remove, removing };
}
