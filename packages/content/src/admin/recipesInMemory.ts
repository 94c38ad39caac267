import { fn } from 'storybook/test';
import type { Recipe } from './recipe';
import type { RecipePublishing, RecipeStore } from './recipeStore';
import { sampleRecipes } from './sampleRecipes';
import { atEachStory } from './storyState';

/** A store of recipes in memory, for as long as a story is shown: with search, order and pages like the real one. */
export function recipesInMemory(first: readonly Recipe[] = sampleRecipes) {
  let rows: Recipe[] = [];
  let changes = 0;
  atEachStory(() => {
    rows = [...first];
    changes = 0;
  });
  const stamp = () => new Date(Date.UTC(2026, 10, 2, 0, 0, ++changes)).toISOString();
  const store = {
    list: fn<RecipeStore['list']>(async ({ search, sort, page, size }) => {
      const found = rows
        .filter(({ title, category }) => `${title}\n${category ?? ''}`.toLowerCase().includes(search.toLowerCase()))
        .toSorted((a, b) =>
          sort === 'title' ? a.title.localeCompare(b.title) : b.created_at.localeCompare(a.created_at),
        );
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    }),
    find: fn<RecipeStore['find']>(async (id) => rows.find((row) => row.id === id) ?? null),
    create: fn<RecipeStore['create']>(async (id, recipe) => {
      const now = stamp();
      rows = [{ ...recipe, id, created_at: now, updated_at: now }, ...rows.filter((row) => row.id !== id)];
    }),
    update: fn<RecipeStore['update']>(async (id, recipe, version) => {
      const now = rows.find((row) => row.id === id) ?? null;
      if (now?.updated_at !== version) return { kind: 'changed-elsewhere', now };
      rows = rows.map((row) => (row.id === id ? { ...row, ...recipe, updated_at: stamp() } : row));
      return { kind: 'saved' };
    }),
    remove: fn<RecipeStore['remove']>(async (id) => {
      rows = rows.filter((row) => row.id !== id);
    }),
    restore: fn<RecipeStore['restore']>(async (recipe) => {
      rows = [...rows.filter(({ id }) => id !== recipe.id), { ...recipe, ...(recipe.live_at && { live_at: null }) }];
    }),
  } satisfies RecipeStore;
  const publishing = {
    publish: fn<RecipePublishing['publish']>(async ({ id }) => {
      const live = stamp();
      rows = rows.map((row) => (row.id === id ? { ...row, slug: row.slug ?? 'a-recipe', live_at: live } : row));
      return {};
    }),
    unpublish: fn<RecipePublishing['unpublish']>(async ({ id }) => {
      rows = rows.map((row) => (row.id === id ? { ...row, live_at: null } : row));
      return {};
    }),
    showsPicture: (address: string) => address.startsWith('/') || address.startsWith(location.origin),
  } satisfies RecipePublishing;
  /** What someone else does to a row meanwhile; without a change it is deleted. */
  const elsewhere = (id: string, change?: Partial<Recipe>) => {
    rows = rows.flatMap((row) => {
      if (row.id !== id) return [row];
      return change ? [{ ...row, ...change, updated_at: stamp() }] : [];
    });
  };
  return Object.assign(store, { elsewhere, publishing });
}

/** As many recipes as a long catalogue has, made up. */
export function manyRecipes(count: number): Recipe[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleRecipes[0]!,
    id: `many-${index}`,
    title: `Recipe ${index + 1}`,
    created_at: new Date(Date.UTC(2026, 9, 1) - index * 60_000).toISOString(),
  }));
}
