import type { Recipe, RecipePublishing, RecipeStore } from '@advisor/content/admin';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useOwnersBrowser } from './ownersBrowser.ts';

/** How the site puts recipes on the real server's pages (RECIPE-2 to RECIPE-5). */

// They stand among sources for the browser, whose types are not those of these tests.
const { recipeStore, recipePublishing } = (await import('../../apps/site/src/backend/tables/recipes.ts' as string)) as {
  recipeStore: RecipeStore;
  recipePublishing: RecipePublishing;
};

const browser = useOwnersBrowser('https://www.example.com');

const input = {
  title: 'Crème brûlée!',
  description: null,
  ingredients: ['4 eggs'],
  instructions: 'Bake.',
  prep_time: null,
  cook_time: null,
  servings: 4,
  difficulty: 'easy',
  category: null,
  image_url: null,
  image_alt: null,
} as const satisfies Omit<Recipe, 'id' | 'created_at' | 'updated_at' | 'ingredients'> & {
  ingredients: readonly string[];
};

async function add(change: Partial<Recipe> = {}): Promise<Recipe> {
  const id = randomUUID();
  await recipeStore.create(id, { ...input, ingredients: [...input.ingredients], ...change });
  return now(id);
}
const now = async (id: string) => (await recipeStore.find(id))!;
const status = async (slug: string) => (await fetch(`${browser.site.url}/recipes/${slug}`)).status;

describe('a recipe on the site', () => {
  it('has an address of its title, with a number if that is taken, and keeps it', async () => {
    const [first, second, third] = [await add(), await add(), await add({ title: '日本' })];
    expect(first).toMatchObject({ slug: null });
    expect(first.live_at ?? null).toBeNull();
    for (const recipe of [first, second, third]) await recipePublishing.publish(recipe);
    expect((await now(first.id)).slug).toBe('creme-brulee');
    expect((await now(second.id)).slug).toBe('creme-brulee-2');
    expect((await now(third.id)).slug).toBe('recipe');
    const before = await now(first.id);
    expect(Date.parse(before.live_at!)).toBeGreaterThan(Date.parse(before.updated_at));
    await recipeStore.update(first.id, { ...input, ingredients: ['5 eggs'], title: 'Custard' }, before.updated_at);
    const changed = await now(first.id);
    expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(changed.live_at!));
    await recipePublishing.publish(changed);
    expect((await now(first.id)).slug).toBe('creme-brulee');
    expect(await (await fetch(`${browser.site.url}/recipes/creme-brulee`)).text()).toContain('<h1');
    const listed = await recipeStore.list({ search: 'Custard', sort: 'newest', page: 1, size: 24 });
    expect(listed.rows).toEqual([await now(first.id)]);
  });

  it('goes there as the owner has seen it, or not at all', async () => {
    const seen = await add({ title: 'Seen' });
    await recipeStore.update(seen.id, { ...input, ingredients: ['x'], title: 'Changed elsewhere' }, seen.updated_at);
    await expect(recipePublishing.publish(seen)).rejects.toMatchObject({ name: 'PublishError' });
    const changed = await now(seen.id);
    await recipePublishing.publish(changed);
    await expect(recipePublishing.publish({ ...changed, slug: 'changed-elsewhere' })).rejects.toMatchObject({
      conflict: [{ collection: 'recipes', key: 'changed-elsewhere' }],
    });
  });

  it('is taken off, once or twice, and keeps its address for the next time', async () => {
    const recipe = await add({ title: 'Off and on' });
    await recipePublishing.unpublish(recipe);
    await recipePublishing.publish(recipe);
    expect(await status('off-and-on')).toBe(200);
    const live = await now(recipe.id);
    await recipePublishing.unpublish(live);
    await recipePublishing.unpublish(live);
    expect(await status('off-and-on')).toBe(404);
    expect(await now(recipe.id)).toMatchObject({ slug: 'off-and-on', live_at: null });
  });

  it('is taken off when it is deleted, and can be put back', async () => {
    const recipe = await add({ title: 'Short life' });
    await recipePublishing.publish(recipe);
    const live = await now(recipe.id);
    await recipeStore.remove(recipe.id);
    expect(await status('short-life')).toBe(404);
    expect(await recipeStore.find(recipe.id)).toBeNull();
    await recipeStore.restore(live);
    const back = await now(recipe.id);
    expect(back).toMatchObject({ slug: 'short-life', live_at: null });
    await recipePublishing.publish(back);
    expect(await status('short-life')).toBe(200);
  });

  it('comes back without its address if another recipe has got it', async () => {
    const recipe = await add({ title: 'Wanted address' });
    await recipePublishing.publish(recipe);
    const live = await now(recipe.id);
    await recipeStore.remove(recipe.id);
    await recipePublishing.publish(await add({ title: 'Wanted address' }));
    await recipeStore.restore(live);
    expect(await now(recipe.id)).toMatchObject({ slug: null });
  });

  it('shows pictures of its own origin', () => {
    const file = '/storage/v1/object/public/public-files/soup.jpg';
    expect(recipePublishing.showsPicture(`https://www.example.com${file}`)).toBe(true);
    expect(recipePublishing.showsPicture(`https://elsewhere.example${file}`)).toBe(false);
    expect(recipePublishing.showsPicture('no address')).toBe(false);
  });
});
