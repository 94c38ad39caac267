import { notify } from '@advisor/ui';
import { useCallback, useState } from 'react';
import type { Recipe, RecipeInput } from '../recipe';
import { PublishError } from '../contentStore';
import type { RecipePublication, RecipePublishing, RecipeStore, RecipeUpdate } from '../recipeStore';
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

  const [waiting, setWaiting] = useState<readonly string[]>([]);

  /** Runs one change of the site for a recipe, and says `done` when visitors see it. */
  async function move(
    recipe: Recipe,
    change: () => Promise<RecipePublication> | undefined,
    { failure, done }: { failure: string; done?: string },
  ): Promise<void> {
    setMoving((ids) => [...ids, recipe.id]);
    try {
      const { whenLive } = (await change()) ?? {};
      if (whenLive) void waitFor(recipe, whenLive, done);
      else if (done) void notify.success(done);
    } catch (error) {
      console.error(failure, error);
      void notify.error(failure, error instanceof PublishError ? error.reason : undefined);
    } finally {
      await reload();
      setMoving((ids) => ids.filter((id) => id !== recipe.id));
    }
  }

  // PUBLISH-12
  /** On a hosted project the site is built first, and other recipes can be changed meanwhile. */
  async function waitFor({ id, title }: Recipe, whenLive: Promise<boolean>, done: string | undefined) {
    setWaiting((ids) => [...ids, id]);
    const isLive = await whenLive;
    setWaiting((ids) => ids.toSpliced(ids.indexOf(id), 1));
    if (!isLive)
      void notify.error(
        'The site does not have the change yet',
        `“${title}”: the site should have been built by now. Look at the build at your host; nothing is lost, and the next build has it.`,
      );
    else if (done) void notify.success(done);
  }

  const publish = (recipe: Recipe) =>
    move(recipe, () => publishing?.publish(recipe), {
      failure: 'Failed to put recipe on the site',
      done: 'Recipe put on the site',
    });

  const unpublish = (recipe: Recipe) =>
    move(recipe, () => publishing?.unpublish(recipe), {
      failure: 'Failed to take recipe off the site',
      done: 'Recipe taken off the site',
    });

  // RECIPE-5
  /** What was saved of a recipe that is on the site is put there. It is stored already: a failure changes nothing of that. */
  async function follow(id: string) {
    const recipe = publishing ? await store.find(id).catch(() => null) : null;
    if (!recipe?.live_at) return;
    await move(recipe, () => publishing?.publish(recipe), { failure: 'The site still has the earlier version' });
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
    if (recipe) await move(recipe, () => publishing?.publish(recipe), { failure: 'Failed to put recipe on the site' });
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
    waiting,
  };
}
